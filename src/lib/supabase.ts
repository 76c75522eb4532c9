import { createClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import type { Database } from '@/types/database.types';
import { SESSION_KEY } from './session-store';

/** An answer that takes longer than this is lost; functions and uploads set limits of their own. */
const ANSWER_WITHIN_MS = 20_000;

const AUTH_URL = `${env.VITE_SUPABASE_URL}/auth/`;

const fetchInTime: typeof fetch = (input, init) => {
  const isAuth = typeof input === 'string' && input.startsWith(AUTH_URL);
  return fetch(input, isAuth ? { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } : init);
};

/**
 * One client for the whole app: two would fight over the stored session. Pages for visitors don't
 * import this module, so that they open without its weight; they go through `connectAuth`.
 */
export const supabase = createClient<Database>(
  env.VITE_SUPABASE_URL,
  env.VITE_SUPABASE_PUBLISHABLE_KEY,
  {
    // Nobody signs in by a link here: one that carries a session is an attempt to slip in its own.
    auth: { storageKey: SESSION_KEY, detectSessionInUrl: false },
    db: { timeout: ANSWER_WITHIN_MS },
    global: { fetch: fetchInTime },
  },
);
