import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { applyChanges } from '../board.pending';
import type { SubtaskChange } from '../board.types';
import { subtasksQueryOptions } from './get-subtasks';
import { inOrder } from './in-order';
import { boardKeys, writeKey } from './keys';

async function updateSubtask(userId: string, { id, patch }: SubtaskChange) {
  const row = await supabase
    .from('subtarefas')
    .update(patch)
    .eq('id', id)
    .eq('usuario_id', userId)
    .select('id')
    .single();
  return unwrap(row);
}

export function useUpdateSubtask() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: writeKey('update-subtask'),
    mutationFn: (change: SubtaskChange) => inOrder(change.id, () => updateSubtask(userId, change)),
    onSuccess: (_row, change) => {
      queryClient.setQueryData(
        subtasksQueryOptions(userId).queryKey,
        (subtasks) => subtasks && applyChanges(subtasks, [change]),
      );
    },
    meta: {
      error: { title: 'Erro ao atualizar subtarefa' },
      invalidates: [boardKeys.subtasks(userId)],
    },
  });
}
