import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { Tables } from '@/types/database.types';
import { analysisKeys } from './keys';

export type AnalysisRow = Tables<'analises_usuario'>;

async function getAnalysis(userId: string): Promise<AnalysisRow | null> {
  const { data, error, status } = await supabase
    .from('analises_usuario')
    .select('*')
    .eq('auth_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

export function analysisQueryOptions(userId: string) {
  return queryOptions({
    queryKey: analysisKeys.analysis(userId),
    queryFn: () => getAnalysis(userId),
  });
}
