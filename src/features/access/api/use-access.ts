import { useQuery } from '@tanstack/react-query';
import { useUserId } from '@/lib/session';
import { creditsQueryOptions } from './get-credits';
import { flagsQueryOptions } from './get-flags';
import { profileQueryOptions } from './get-profile';

/**
 * What the signed-in user may do. The screen only mirrors it: the database and the functions decide.
 * Realtime marks the queries stale when the operator changes the row.
 */
export function useAccess() {
  const userId = useUserId();
  const profile = useQuery(profileQueryOptions(userId));
  const flags = useQuery(flagsQueryOptions(userId));
  const credits = useQuery(creditsQueryOptions(userId));
  return {
    // A refetch that fails says nothing about a plan that is already known.
    status: profile.data ? 'success' : profile.status,
    isPro: profile.data?.isPro ?? false,
    /** Known to be free: while the plan is not known, nothing looks locked. */
    isFree: profile.data?.isPro === false,
    email: profile.data?.email ?? null,
    showsWhatsApp: flags.data?.showsWhatsApp ?? false,
    /** Undefined until the balance was read. */
    credits: credits.data,
    retry: () => void profile.refetch(),
  };
}
