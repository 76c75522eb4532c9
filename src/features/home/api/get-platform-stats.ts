import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

export type PlatformStats = { prompts: number; analises: number; saas: number };

/** Shown while the row loads and where there is none. */
export const fallbackStats: PlatformStats = { prompts: 601, analises: 685, saas: 230 };

async function getPlatformStats(): Promise<PlatformStats> {
  const { data, error, status } = await supabase
    .from('platform_stats')
    .select('prompts, analises, saas')
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data ?? fallbackStats;
}

export function platformStatsQueryOptions() {
  return queryOptions({
    queryKey: ['platform-stats'],
    queryFn: getPlatformStats,
    staleTime: 5 * 60_000,
    gcTime: 10 * 60_000,
  });
}
