import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { accessKeys } from './keys';

/** Reads the balance; the database creates the row on the first call and renews PRO monthly. */
async function getCredits() {
  const row = unwrap(await supabase.rpc('ensure_user_credits'));
  return { available: row.credits_available, used: row.credits_used, plan: row.plan_type };
}

export function creditsQueryOptions(userId: string) {
  return queryOptions({ queryKey: accessKeys.credits(userId), queryFn: getCredits });
}
