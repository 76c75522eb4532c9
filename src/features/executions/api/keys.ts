export const executionKeys = {
  all: ['executions'] as const,
  progress: (userId: string) => [...executionKeys.all, userId] as const,
  /** Apart from `all`: a change of progress does not make a lesson stale. */
  lesson: (id: number) => ['execution-lesson', id] as const,
};
