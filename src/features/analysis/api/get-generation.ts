import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { Tables } from '@/types/database.types';
import { analysisKeys } from './keys';

export type GenerationRow = Tables<'geracoes_usuario'>;

async function getGeneration(userId: string): Promise<GenerationRow | null> {
  const { data, error, status } = await supabase
    .from('geracoes_usuario')
    .select('*')
    .eq('auth_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return data;
}

export function generationQueryOptions(userId: string) {
  return queryOptions({
    queryKey: analysisKeys.generation(userId),
    queryFn: () => getGeneration(userId),
  });
}
