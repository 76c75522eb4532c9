import { createClient, type SupabaseClient } from 'npm:@supabase/supabase-js@2.109.0';
import { optionalEnv, requireEnv } from './env.ts';

export type AdminClient = SupabaseClient;

/** Projects with the newer API keys get them as a JSON dictionary; older ones a single JWT. */
function secretKey(): string {
  const keys: unknown = JSON.parse(optionalEnv('SUPABASE_SECRET_KEYS') ?? '{}');
  const key = keys && typeof keys === 'object' && 'default' in keys ? keys.default : undefined;
  return typeof key === 'string' ? key : requireEnv('SUPABASE_SERVICE_ROLE_KEY');
}

/** A client that acts as service role: every query must name the user it is for. */
export function createAdminClient(): AdminClient {
  return createClient(requireEnv('SUPABASE_URL'), secretKey(), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
