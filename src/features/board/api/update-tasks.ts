import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { applyChanges } from '../board.pending';
import type { TaskChange } from '../board.types';
import { tasksQueryOptions } from './get-tasks';
import { inOrder } from './in-order';
import { boardKeys, writeKey } from './keys';

async function updateTask(userId: string, { id, patch }: TaskChange) {
  const row = await supabase
    .from('tarefas')
    .update(patch)
    .eq('id', id)
    .eq('usuario_id', userId)
    .select('id')
    .single();
  return unwrap(row);
}

/** `isSilent` for a new place within a column: a toast for each would be noise. */
function useUpdateTasks({ isSilent }: { isSilent: boolean }) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: writeKey('update-tasks'),
    mutationFn: (changes: TaskChange[]) =>
      Promise.all(changes.map((change) => inOrder(change.id, () => updateTask(userId, change)))),
    onSuccess: (_rows, changes) => {
      queryClient.setQueryData(
        tasksQueryOptions(userId).queryKey,
        (tasks) => tasks && applyChanges(tasks, changes),
      );
    },
    meta: {
      ...(isSilent ? {} : { success: { title: 'Tarefa atualizada!' } }),
      error: { title: 'Erro ao atualizar tarefa' },
      invalidates: [boardKeys.tasks(userId)],
    },
  });
}

export const useSaveTask = () => useUpdateTasks({ isSilent: false });
export const useReorderTasks = () => useUpdateTasks({ isSilent: true });
