import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { StepMarker } from '@/components/step-marker';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Tooltip } from '@/components/ui/tooltip';
import { paths } from '@/config/paths';
import { executions, type ExecutionId } from '@/content/executions';
import type { PathStep, StepStatus } from '@/lib/learning-path';

export const EXECUTION_LOCKED_HINT = 'Complete a execução anterior para desbloquear';

const states: Readonly<Record<StepStatus, { label: string; tone: BadgeTone }>> = {
  locked: { label: 'Bloqueada', tone: 'neutral' },
  active: { label: 'Ativa', tone: 'accent' },
  completed: { label: 'Concluída', tone: 'green' },
};

const card = 'flex w-full items-center gap-4 rounded-2xl border p-4 text-left md:p-5';

function Body({ id, status }: PathStep<ExecutionId>) {
  const { title, subtitle } = executions[id];
  const { label, tone } = states[status];
  return (
    <>
      <StepMarker number={id} status={status} />
      <span className="flex min-w-0 grow flex-col items-start gap-2 sm:flex-row sm:items-center">
        <span className="min-w-0 grow">
          <span className="block font-display text-lg leading-tight font-semibold">
            <span className="sr-only">Execução {id}: </span>
            {title}
          </span>
          <span className="mt-0.5 block text-sm text-muted">{subtitle}</span>
        </span>
        <Badge tone={tone}>
          {status === 'locked' && <Lock aria-hidden className="size-3" />}
          {label}
        </Badge>
      </span>
    </>
  );
}

export function ExecutionCard({ id, status }: PathStep<ExecutionId>) {
  if (status === 'locked') {
    return (
      <Tooltip label={EXECUTION_LOCKED_HINT} className="w-full">
        {/* Disabled for assistive technology, yet focusable: the hint must be reachable. */}
        <button
          type="button"
          aria-disabled
          className={clsx(card, 'cursor-not-allowed border-line opacity-70')}
        >
          <Body id={id} status={status} />
        </button>
      </Tooltip>
    );
  }
  return (
    <Link
      to={paths.execution.href(id)}
      className={clsx(
        card,
        'bg-surface transition-colors hover:border-line-strong',
        status === 'active' ? 'border-accent ring-2 ring-accent' : 'border-line',
      )}
    >
      <Body id={id} status={status} />
    </Link>
  );
}
