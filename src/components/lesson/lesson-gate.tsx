import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryError } from '@/components/feedback/query-error';
import type { Lesson } from '@/content/lesson.types';
import type { PathStep, StepStatus } from '@/lib/learning-path';
import { LessonSkeleton } from './lesson-skeleton';
import { LockedRedirect } from './locked-redirect';

type LessonGateProps = {
  id: number;
  path: UseQueryResult<PathStep[]>;
  lesson: UseQueryResult<Lesson>;
  texts: { loading: string; pathError: string };
  locked: { to: string; hint: string };
  children: (lesson: Lesson, status: StepStatus) => ReactNode;
};

/** A new deployment removes old chunks: while online, only a fresh page can find the new ones. */
async function retryChunk(lesson: UseQueryResult<Lesson>) {
  const { isError } = await lesson.refetch();
  if (isError && navigator.onLine) window.location.reload();
}

/** Shows a lesson once the server says it is open and its chunk has arrived. */
export function LessonGate({ id, path, lesson, texts, locked, children }: LessonGateProps) {
  const status = path.data?.find((step) => step.id === id)?.status;
  if (status === 'locked') return <LockedRedirect {...locked} />;
  if (path.isError && !status) {
    return <QueryError message={texts.pathError} onRetry={() => void path.refetch()} />;
  }
  if (lesson.isError) {
    return (
      <QueryError
        message="Não foi possível abrir esta aula. Confira sua conexão e tente de novo."
        onRetry={() => void retryChunk(lesson)}
      />
    );
  }
  if (!status || !lesson.data) return <LessonSkeleton label={texts.loading} />;
  return children(lesson.data, status);
}
