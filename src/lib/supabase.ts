import { createClient } from '@supabase/supabase-js';
import { env } from '@/config/env';
import type { Database } from '@/types/database.types';
import { SESSION_KEY } from './session-store';

/**
 * One client for the whole app: two would fight over the stored session. Pages for visitors don't
 * import this module, so that they open without its weight; they go through `connectAuth`.
 */
export const supabase = createClient<Database>(
  env.VITE_SUPABASE_URL,
  env.VITE_SUPABASE_PUBLISHABLE_KEY,
  { auth: { storageKey: SESSION_KEY } },
);
