export const analysisKeys = {
  all: ['analysis'] as const,
  analysis: (userId: string) => ['analysis', 'analysis', userId] as const,
  generation: (userId: string) => ['analysis', 'generation', userId] as const,
};
