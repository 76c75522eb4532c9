import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { LessonGate } from '@/components/lesson/lesson-gate';
import { LessonView } from '@/components/lesson/lesson-view';
import { LockedRedirect } from '@/components/lesson/locked-redirect';
import { paths } from '@/config/paths';
import type { Lesson } from '@/content/lesson.types';
import { isExecutionId, type ExecutionId } from '@/content/executions';
import { useCompleteExecution } from '../api/complete-execution';
import { executionLessonQueryOptions } from '../api/get-lesson';
import { EXECUTIONS_LOAD_ERROR, useExecutions } from '../api/get-executions';
import { EXECUTION_LOCKED_HINT } from './execution-card';

const locked = { to: paths.executions, hint: EXECUTION_LOCKED_HINT };
const texts = { loading: 'Carregando execução...', pathError: EXECUTIONS_LOAD_ERROR };

type OpenExecutionProps = { id: ExecutionId; lesson: Lesson; isCompleted: boolean };

function OpenExecution({ id, lesson, isCompleted }: OpenExecutionProps) {
  const navigate = useNavigate();
  const finishing = useCompleteExecution(id, lesson.finish, () => void navigate(paths.executions));
  return (
    <LessonView
      lesson={lesson}
      backTo={paths.executions}
      isCompleted={isCompleted}
      finishing={finishing}
    />
  );
}

function KnownExecution({ id }: { id: ExecutionId }) {
  const executions = useExecutions();
  const lesson = useQuery(executionLessonQueryOptions(id));
  return (
    <LessonGate id={id} path={executions} lesson={lesson} texts={texts} locked={locked}>
      {(data, status) => (
        <OpenExecution id={id} lesson={data} isCompleted={status === 'completed'} />
      )}
    </LessonGate>
  );
}

/** One execution's lesson; a locked or unknown number leads to the list with the hint. */
export function ExecutionLesson({ id }: { id: number }) {
  if (!isExecutionId(id)) return <LockedRedirect {...locked} />;
  return <KnownExecution key={id} id={id} />;
}
