import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { withoutRows } from '../board.pending';
import { tasksQueryOptions } from './get-tasks';
import { boardKeys, writeKey } from './keys';

/** Gone already counts as deleted. */
async function deleteTask(userId: string, id: string) {
  const answer = await supabase
    .from('tarefas')
    .delete()
    .eq('id', id)
    .eq('usuario_id', userId)
    .select('id');
  return unwrap(answer);
}

export function useDeleteTask() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: writeKey('delete-task'),
    mutationFn: (id: string) => deleteTask(userId, id),
    onSuccess: (_rows, id) => {
      queryClient.setQueryData(
        tasksQueryOptions(userId).queryKey,
        (tasks) => tasks && withoutRows(tasks, [id]),
      );
    },
    meta: {
      success: { title: 'Tarefa excluída!' },
      error: { title: 'Erro ao deletar tarefa' },
      invalidates: [boardKeys.tasks(userId), boardKeys.subtasks(userId)],
    },
  });
}
