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

/** Reads the build-time variables once; an error names every variable that is missing or malformed. */
export function parseEnv(source: Record<string, unknown>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const names = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))];
  throw new Error(`Configuração inválida ou ausente: ${names.join(', ')}. Veja .env.example.`);
}

export const env = parseEnv(import.meta.env);
