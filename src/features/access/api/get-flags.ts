import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { accessKeys } from './keys';

async function getFlags(userId: string) {
  const result = await supabase
    .from('usuarios')
    .select('mostrar_botao_wpp')
    .eq('auth_id', userId)
    .single();
  return { showsWhatsApp: unwrap(result).mostrar_botao_wpp };
}

export function flagsQueryOptions(userId: string) {
  return queryOptions({ queryKey: accessKeys.flags(userId), queryFn: () => getFlags(userId) });
}
