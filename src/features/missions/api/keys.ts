export const missionKeys = {
  all: ['missions'] as const,
  progress: (userId: string) => [...missionKeys.all, userId] as const,
  /** Apart from `all`: a change of progress does not make a lesson stale. */
  lesson: (id: number) => ['mission-lesson', id] as const,
};
