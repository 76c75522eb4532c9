import { Lock } from 'lucide-react';
import { Notice } from '@/components/feedback/notice';
import { QueryError } from '@/components/feedback/query-error';
import { summarizePath } from '@/lib/learning-path';
import { useSession } from '@/lib/session';
import { EXECUTIONS_LOAD_ERROR, useExecutions } from '../api/get-executions';
import { AchievementCard } from './achievement-card';
import { ActiveExecution } from './active-execution';
import { ExecutionCard } from './execution-card';
import { ExecutionsSkeleton } from './executions-skeleton';
import { OverallProgress } from './overall-progress';

function ExecutionsOfUser() {
  const { data: steps, isError, refetch } = useExecutions();
  if (isError && !steps) {
    return <QueryError message={EXECUTIONS_LOAD_ERROR} onRetry={() => void refetch()} />;
  }
  if (!steps) return <ExecutionsSkeleton />;

  const { active, percent } = summarizePath(steps);
  return (
    <div className="space-y-8">
      {active && <ActiveExecution id={active.id} />}
      {percent === 100 && <AchievementCard />}
      <OverallProgress percent={percent} />
      <ol className="space-y-3" aria-label="Todas as execuções">
        {steps.map((step) => (
          <li key={step.id}>
            <ExecutionCard {...step} />
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Executions() {
  const session = useSession();
  if (session.status === 'loading') return <ExecutionsSkeleton />;
  if (session.status === 'signed-out') {
    return (
      <Notice icon={Lock} title="Acesso Restrito">
        Você precisa estar logado para acessar as execuções.
      </Notice>
    );
  }
  return <ExecutionsOfUser />;
}
