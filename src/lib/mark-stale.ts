import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again what `queryKey` covers. TanStack Query restarts a read that is under way only when
 * there is data already; a first read that was answered before the change would win and stay, so
 * it is given up first.
 */
export async function markStale(queryClient: QueryClient, queryKey: QueryKey) {
  await queryClient.cancelQueries({
    queryKey,
    predicate: (query) => query.state.data === undefined,
  });
  await queryClient.invalidateQueries({ queryKey });
}
