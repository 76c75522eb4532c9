import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import type { Subtask } from '../board.types';
import { fetchAll } from './fetch-all';
import { boardKeys } from './keys';

/** Grouped by card, oldest first, as the index on (usuario_id, tarefa_id, criado_em) has them. */
function getSubtasks(userId: string, signal: AbortSignal): Promise<Subtask[]> {
  return fetchAll((from, to) =>
    supabase
      .from('subtarefas')
      .select('id, tarefa_id, texto, concluida, criado_em')
      .eq('usuario_id', userId)
      .order('tarefa_id')
      .order('criado_em')
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
}

export function subtasksQueryOptions(userId: string) {
  return queryOptions({
    queryKey: boardKeys.subtasks(userId),
    queryFn: ({ signal }) => getSubtasks(userId, signal),
    refetchOnMount: 'always',
  });
}
