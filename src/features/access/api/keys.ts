export const accessKeys = {
  profile: (userId: string) => ['access', 'profile', userId] as const,
  flags: (userId: string) => ['access', 'flags', userId] as const,
  credits: (userId: string) => ['access', 'credits', userId] as const,
};
