import { queryOptions } from '@tanstack/react-query';
import { toAppError } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { accessKeys } from './keys';

async function getProfile(userId: string) {
  const { data, error, status } = await supabase
    .from('usuarios')
    .select('is_pro, email, nome')
    .eq('auth_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error, status);
  return { isPro: data?.is_pro ?? false, email: data?.email ?? null, name: data?.nome ?? null };
}

export function profileQueryOptions(userId: string) {
  return queryOptions({
    queryKey: accessKeys.profile(userId),
    queryFn: () => getProfile(userId),
  });
}
