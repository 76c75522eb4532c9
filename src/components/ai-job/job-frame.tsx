import { CircleAlert, Hourglass, Radar, Satellite } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '@/components/feedback/notice';
import { QueryError } from '@/components/feedback/query-error';
import { Skeleton, SkeletonGroup } from '@/components/feedback/skeleton';
import { Button } from '@/components/ui/button';
import type { AiJobState } from '@/lib/use-ai-job';
import type { AiJobRow } from '@/types/ai-job';

export type JobTexts = {
  idle: string;
  waiting: string;
  timedOut: string;
  loadError: string;
};

type JobFrameProps<Row extends AiJobRow> = {
  state: AiJobState<Row>;
  /** Shown below the error when a new request was refused: what is there stays there. */
  latest: Row | null;
  texts: JobTexts;
  onRetry: () => void;
  onReload: () => void;
  children: (row: Row) => ReactNode;
};

/** The place of a tool's result, in every state that a job can be in. */
export function JobFrame<Row extends AiJobRow>(props: JobFrameProps<Row>) {
  const { state, latest, texts, onRetry, onReload, children } = props;
  switch (state.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Carregando..." className="flex flex-col gap-4">
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      );
    case 'unavailable':
      return <QueryError message={texts.loadError} onRetry={onReload} />;
    case 'idle':
      return <Notice icon={Radar} title={texts.idle} className="py-16" />;
    case 'submitting':
    case 'waiting':
      return <Notice icon={Satellite} title={texts.waiting} className="py-16" />;
    case 'succeeded':
      return children(state.row);
    case 'timed-out':
      return (
        <Failure icon={Hourglass} title="O tempo acabou" onRetry={onRetry}>
          {texts.timedOut}
        </Failure>
      );
    case 'failed':
      return (
        <div className="flex flex-col gap-8">
          <Failure icon={CircleAlert} title="Não deu certo desta vez" onRetry={onRetry}>
            {state.message}
          </Failure>
          {latest?.status === 'concluido' && children(latest)}
        </div>
      );
  }
}

type FailureProps = {
  icon: typeof CircleAlert;
  title: string;
  onRetry: () => void;
  children: ReactNode;
};

function Failure({ icon, title, onRetry, children }: FailureProps) {
  return (
    <Notice
      icon={icon}
      title={title}
      tone="error"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
