import { Clock, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '@/components/feedback/skeleton';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import { paths } from '@/config/paths';
import { MISSION_IDS, MISSION_MINUTES, missions, type MissionId } from '@/content/missions';
import type { PathSummary } from '@/lib/learning-path';
import { FlightArc } from './flight-arc';

type MissionHeroProps = {
  /** Absent while the progress loads: the panel keeps its size. */
  summary: PathSummary<MissionId> | undefined;
  onIntent: (id: MissionId) => void;
};

const action = 'min-h-14 w-full px-8 text-base font-bold sm:w-auto md:text-lg';

function NextMission({ id, onIntent }: { id: MissionId; onIntent: (id: MissionId) => void }) {
  const { title, subtitle } = missions[id];
  const prefetch = () => onIntent(id);
  return (
    <>
      <p className="font-display font-semibold tracking-wide text-accent-text">PRÓXIMA MISSÃO</p>
      <h2 id="proxima-missao" className="mt-1 text-4xl font-bold @2xl:text-6xl">
        {title}
      </h2>
      <p className="mt-2 text-lg text-muted md:text-xl">{subtitle}</p>
      <p className="mt-3 mb-6 flex items-center gap-2 text-sm text-muted">
        <Clock aria-hidden className="size-4" />
        Tempo estimado: {MISSION_MINUTES} min
      </p>
      <Button asChild size="lg" className={action}>
        <Link to={paths.mission.href(id)} onPointerEnter={prefetch} onFocus={prefetch}>
          <Rocket aria-hidden className="size-5" />
          INICIAR MISSÃO {id}
        </Link>
      </Button>
    </>
  );
}

function AllDone() {
  return (
    <>
      <h2 id="proxima-missao" className="text-3xl font-bold @2xl:text-5xl">
        Todas as missões concluídas!
      </h2>
      <p className="mt-3 mb-6 text-muted @2xl:text-lg">
        Agora, cinco execuções até validar o seu produto.
      </p>
      <Button asChild size="lg" className={action}>
        <Link to={paths.executions}>
          <Rocket aria-hidden className="size-5" />
          Ir para as execuções
        </Link>
      </Button>
    </>
  );
}

function LoadingMission() {
  return (
    <div role="status">
      <p className="font-display font-semibold text-muted">Carregando missões...</p>
      <Skeleton className="mt-1 h-11 w-64 max-w-full @2xl:h-[4.7rem]" />
      <Skeleton className="mt-2 h-7 w-44" />
      <Skeleton className="mt-3 mb-6 h-5 w-40" />
      <Skeleton className="h-14 w-full sm:w-64" />
    </div>
  );
}

function Progress({ summary }: Pick<MissionHeroProps, 'summary'>) {
  return (
    <div className="relative border-t border-line px-6 py-5 @2xl:px-10">
      <div className="mb-2.5 flex items-baseline justify-between">
        <h2 className="font-semibold">Progresso Geral</h2>
        <p className="font-display text-xl font-bold tabular-nums">
          {summary?.completed ?? '–'}/{MISSION_IDS.length}
        </p>
      </div>
      <ProgressBar value={summary?.percent ?? 0} label="Progresso Geral" />
    </div>
  );
}

/** What to do now, with one button, and how far the climb has come. */
export function MissionHero({ summary, onIntent }: MissionHeroProps) {
  let content: ReactNode = <LoadingMission />;
  if (summary) {
    content = summary.active ? (
      <NextMission id={summary.active.id} onIntent={onIntent} />
    ) : (
      <AllDone />
    );
  }
  return (
    <section
      aria-labelledby={summary ? 'proxima-missao' : undefined}
      className="@container relative overflow-hidden rounded-3xl border border-line bg-surface shadow-raised"
    >
      <FlightArc
        total={MISSION_IDS.length}
        completed={summary?.completed}
        className="pointer-events-none max-h-56 w-full @2xl:absolute @2xl:top-0 @2xl:right-0 @2xl:h-[calc(100%-5.5rem)] @2xl:max-h-none @2xl:w-auto"
      />
      <div className="relative max-w-xl px-6 pt-4 pb-8 @2xl:px-10 @2xl:py-12">
        {/* As tall as the usual content, so that no state moves what is below. */}
        <div className="min-h-[13.875rem] @2xl:min-h-[15.75rem]">{content}</div>
      </div>
      <Progress summary={summary} />
    </section>
  );
}
