import { clsx } from 'clsx';
import { LogIn, RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import { Notice } from '@/components/feedback/notice';
import { QueryError } from '@/components/feedback/query-error';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { offlineError } from '@/lib/errors';
import { useSession } from '@/lib/session';
import { useIsOnline } from '@/lib/use-online';
import { LOAD_ERROR, useSubtasks, useTasks } from '../use-board-data';
import { Board } from './board';
import { BoardSkeleton } from './board-skeleton';

const title = 'Quadro Estratégico';
const subtitle = 'Leve cada tarefa de A FAZER até PRONTO.';

export function BoardScreen() {
  const session = useSession();
  if (session.status === 'signed-in') return <SignedInBoard />;
  if (session.status === 'loading') return <BoardSkeleton />;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Notice
        icon={LogIn}
        title="Login Necessário"
        action={
          <Button asChild>
            <Link to={paths.auth}>Entrar</Link>
          </Button>
        }
      >
        Você precisa estar logado para acessar o quadro estratégico.
      </Notice>
    </>
  );
}

function SignedInBoard() {
  const { tasks, query: tasksQuery } = useTasks();
  const { subtasks, query: subtasksQuery } = useSubtasks();
  const isOnline = useIsOnline();
  const isFetching = tasksQuery.isFetching || subtasksQuery.isFetching;

  const reload = () => {
    if (!isOnline) {
      toast.error(LOAD_ERROR, { id: LOAD_ERROR, description: offlineError().message });
      return;
    }
    void tasksQuery.refetch();
    void subtasksQuery.refetch();
  };

  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <Button variant="secondary" onClick={reload} aria-busy={isFetching || undefined}>
            <RefreshCw aria-hidden className={clsx('size-4', isFetching && 'animate-spin')} />
            Atualizar
          </Button>
        }
      />
      {tasksQuery.isPending &&
        (tasksQuery.isPaused ? (
          <QueryError message={offlineError().message} onRetry={reload} />
        ) : (
          <BoardSkeleton />
        ))}
      {tasksQuery.isLoadingError && <QueryError message={`${LOAD_ERROR}.`} onRetry={reload} />}
      {tasksQuery.isSuccess || tasksQuery.isRefetchError ? (
        <Board tasks={tasks} subtasks={subtasks} />
      ) : null}
    </>
  );
}
