import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StepMarker } from '@/components/step-marker';
import { Tooltip } from '@/components/ui/tooltip';
import { paths } from '@/config/paths';
import { missions, type MissionId } from '@/content/missions';
import type { StepStatus } from '@/lib/learning-path';

export const MISSION_LOCKED_HINT = 'Complete a missão anterior para desbloquear';

type MissionMapNodeProps = {
  id: MissionId;
  /** Absent while the progress loads: the place is kept, nothing can be pressed. */
  status: StepStatus | undefined;
  /** The line runs on to the next node, unless there is none or it stands in the next row. */
  place: 'middle' | 'row-end' | 'last';
  onIntent: (id: MissionId) => void;
};

const stateText = { locked: 'Bloqueada', active: 'Ativa', completed: 'Concluída' } as const;

const card =
  'flex w-full grow flex-col items-start rounded-2xl border p-4 text-left transition-colors';

/** The number on the line, and the stretch of line to the next. */
function Marker({ id, status, place }: Omit<MissionMapNodeProps, 'onIntent'>) {
  return (
    <div
      aria-hidden
      className={clsx(
        'flex flex-col items-center @3xl:flex-row',
        place === 'middle' && '@3xl:-mr-4',
      )}
    >
      <StepMarker number={id} status={status} />
      <span
        className={clsx(
          'w-0.5 grow @3xl:h-0.5 @3xl:w-auto',
          status === 'completed' ? 'bg-accent' : 'bg-line',
          place === 'last' && 'invisible',
        )}
      />
    </div>
  );
}

function Label({ id, status }: Pick<MissionMapNodeProps, 'id' | 'status'>) {
  const { title, subtitle } = missions[id];
  return (
    <>
      <span className="sr-only">Missão {id}: </span>
      <span className="font-display text-lg leading-tight font-semibold">{title}</span>
      <span className="mt-1 text-sm text-muted">{subtitle}</span>
      <span
        className={clsx(
          'mt-3 flex items-center gap-1.5 text-xs font-semibold',
          status === 'active' ? 'text-accent-text' : 'text-muted',
        )}
      >
        {status === 'locked' && <Lock aria-hidden className="size-3.5" />}
        {/* The line keeps its height while the state is not known. */}
        {status ? stateText[status] : '\u00a0'}
      </span>
    </>
  );
}

function Target({ id, status, onIntent }: Omit<MissionMapNodeProps, 'place'>): ReactNode {
  const label = <Label id={id} status={status} />;
  if (!status) return <div className={clsx(card, 'border-line')}>{label}</div>;
  if (status === 'locked') {
    return (
      <Tooltip label={MISSION_LOCKED_HINT} className="w-full grow">
        {/* Disabled for assistive technology, yet focusable: the hint must be reachable. */}
        <button
          type="button"
          aria-disabled
          className={clsx(card, 'cursor-not-allowed border-line')}
        >
          {label}
        </button>
      </Tooltip>
    );
  }
  const prefetch = () => onIntent(id);
  return (
    <Link
      to={paths.mission.href(id)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      className={clsx(
        card,
        status === 'active'
          ? 'border-accent bg-accent-soft hover:border-accent-hover'
          : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      {label}
    </Link>
  );
}

export function MissionMapNode({ id, status, place, onIntent }: MissionMapNodeProps) {
  return (
    <div className="flex h-full gap-4 @3xl:flex-col">
      <Marker id={id} status={status} place={place} />
      <div className="flex min-w-0 grow pb-4 @3xl:pb-0">
        <Target id={id} status={status} onIntent={onIntent} />
      </div>
    </div>
  );
}
