/** Reads a variable that the platform must have set. */
export function requireEnv(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`Environment variable ${name} is missing`);
  return value;
}

/** An optional setting; a blank one counts as not set. */
export const optionalEnv = (name: string): string | undefined =>
  Deno.env.get(name)?.trim() || undefined;
