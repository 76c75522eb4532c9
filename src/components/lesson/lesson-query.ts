import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Lesson } from '@/content/lesson.types';

/**
 * A lesson is a chunk of its own. Once here it never goes stale; offline the download fails at
 * once instead of waiting in silence, and is tried again when the connection is back.
 */
export function lessonQueryOptions(queryKey: QueryKey, load: () => Promise<Lesson>) {
  return queryOptions({
    queryKey,
    queryFn: load,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}
