import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { withoutRows } from '../board.pending';
import { subtasksQueryOptions } from './get-subtasks';
import { boardKeys, writeKey } from './keys';

async function deleteSubtask(userId: string, id: string) {
  const answer = await supabase
    .from('subtarefas')
    .delete()
    .eq('id', id)
    .eq('usuario_id', userId)
    .select('id');
  return unwrap(answer);
}

export function useDeleteSubtask() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: writeKey('delete-subtask'),
    mutationFn: (id: string) => deleteSubtask(userId, id),
    onSuccess: (_rows, id) => {
      queryClient.setQueryData(
        subtasksQueryOptions(userId).queryKey,
        (subtasks) => subtasks && withoutRows(subtasks, [id]),
      );
    },
    meta: {
      success: { title: 'Subtarefa excluída!' },
      error: { title: 'Erro ao deletar subtarefa' },
      invalidates: [boardKeys.subtasks(userId)],
    },
  });
}
