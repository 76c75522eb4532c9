import { errors } from './errors.ts';
import type { AdminClient } from './supabase.ts';

/** The id of the signed-in caller; nothing in the body can change it. */
export async function requireUserId(admin: AdminClient, request: Request): Promise<string> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (!token) throw errors.unauthenticated();
  const { data, error } = await admin.auth.getUser(token);
  if (data.user) return data.user.id;
  // An Auth service that is down must not look like a session that has expired.
  const isRefused = error?.status !== undefined && error.status >= 400 && error.status < 500;
  throw isRefused || !error ? errors.unauthenticated() : error;
}

/** Reads the plan from the database each time, so that an operator's change holds at once. */
export async function requirePro(admin: AdminClient, userId: string): Promise<void> {
  const { data, error } = await admin
    .from('usuarios')
    .select('is_pro')
    .eq('auth_id', userId)
    .maybeSingle<{ is_pro: boolean }>();
  if (error) throw error;
  if (!data?.is_pro) throw errors.proOnly();
}

export type RateLimit = {
  bucket: string;
  limit: number;
  windowSeconds: number;
};

export async function consumeRateLimit(
  admin: AdminClient,
  userId: string,
  { bucket, limit, windowSeconds }: RateLimit,
): Promise<void> {
  const { data, error } = await admin.rpc('consume_rate_limit', {
    p_auth_id: userId,
    p_bucket: bucket,
    p_limit: limit,
    p_window_seconds: windowSeconds,
  });
  if (error) throw error;
  const waitSeconds = Number(data);
  if (waitSeconds > 0) throw errors.tooManyRequests(Math.ceil(waitSeconds));
}
