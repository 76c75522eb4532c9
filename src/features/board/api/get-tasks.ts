import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import { STATUSES, type Status, type Task } from '../board.types';
import { fetchAll } from './fetch-all';
import { boardKeys } from './keys';

function toStatus(value: string): Status {
  return STATUSES.find((status) => status === value) ?? 'a_fazer';
}

/** In the order of the index on (usuario_id, posicao, id), so that pages never overlap. */
async function getTasks(userId: string, signal: AbortSignal): Promise<Task[]> {
  const rows = await fetchAll((from, to) =>
    supabase
      .from('tarefas')
      .select('id, titulo, descricao, status, posicao, criado_em')
      .eq('usuario_id', userId)
      .order('posicao')
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
  return rows.map((row) => ({ ...row, status: toStatus(row.status) }));
}

export function tasksQueryOptions(userId: string) {
  return queryOptions({
    queryKey: boardKeys.tasks(userId),
    queryFn: ({ signal }) => getTasks(userId, signal),
    refetchOnMount: 'always',
  });
}
