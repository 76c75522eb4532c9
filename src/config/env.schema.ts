import * as z from 'zod/mini';

const optionalUrl = z.optional(z.url());

const schema = z.object({
  VITE_SUPABASE_URL: z.url(),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().check(z.minLength(1)),
  VITE_CHECKOUT_URL: optionalUrl,
  VITE_SUPPORT_EMAIL: z._default(z.email(), 'suporte@missaomicrosaas.com.br'),
  /** Digits with country code, as wa.me takes them. */
  VITE_WPP_NUMBER: z.optional(z.string().check(z.regex(/^\d{10,15}$/))),
});

export type Env = z.infer<typeof schema>;

/**
 * Checks the variables of a build; an error names every one that is missing or malformed. The
 * build calls it (vite.config.ts), so that a bad variable never ships and no browser repeats the check.
 */
export function parseEnv(source: Record<string, unknown>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const names = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))];
  const problem = new Error(
    `Configuração inválida ou ausente: ${names.join(', ')}. Veja .env.example.`,
  );
  // Whoever builds reads one sentence, not where in the build tool it was noticed.
  problem.stack = problem.message;
  throw problem;
}
