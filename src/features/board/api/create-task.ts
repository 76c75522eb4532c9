import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { storableText } from '@/lib/text';
import { topKey } from '../board.order';
import { toColumns } from '../board.view';
import { tasksQueryOptions } from './get-tasks';
import { boardKeys } from './keys';

export type NewTask = { titulo: string; descricao: string };

async function createTask(userId: string, { titulo, descricao }: NewTask, posicao: string) {
  const row = await supabase
    .from('tarefas')
    .insert({
      usuario_id: userId,
      titulo: storableText(titulo),
      descricao: storableText(descricao) || null,
      status: 'a_fazer',
      posicao,
    })
    .select('id')
    .single();
  return unwrap(row);
}

/** Every new card starts on top of A FAZER. */
export function useCreateTask() {
  const userId = useUserId();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (task: NewTask) => {
      const tasks = queryClient.getQueryData(tasksQueryOptions(userId).queryKey) ?? [];
      return createTask(userId, task, topKey(toColumns(tasks).a_fazer));
    },
    meta: {
      success: { title: 'Tarefa criada com sucesso!' },
      error: { title: 'Erro ao criar tarefa' },
      invalidates: [boardKeys.tasks(userId)],
    },
  });
}
