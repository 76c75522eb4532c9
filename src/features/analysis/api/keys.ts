export const analysisKeys = {
  analysis: (userId: string) => ['analysis', 'analysis', userId] as const,
  generation: (userId: string) => ['analysis', 'generation', userId] as const,
};
