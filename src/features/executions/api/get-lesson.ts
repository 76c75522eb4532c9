import { lessonQueryOptions } from '@/components/lesson/lesson-query';
import { executionLessons, type ExecutionId } from '@/content/executions';
import { executionKeys } from './keys';

export function executionLessonQueryOptions(id: ExecutionId) {
  return lessonQueryOptions(executionKeys.lesson(id), executionLessons[id]);
}
