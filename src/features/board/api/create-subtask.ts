import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { storableText } from '@/lib/text';
import { boardKeys } from './keys';

async function createSubtask(taskId: string, texto: string) {
  const row = await supabase
    .from('subtarefas')
    .insert({ tarefa_id: taskId, texto: storableText(texto) })
    .select('id')
    .single();
  return unwrap(row);
}

export function useCreateSubtask(taskId: string) {
  const userId = useUserId();
  return useMutation({
    mutationFn: (texto: string) => createSubtask(taskId, texto),
    meta: {
      success: { title: 'Subtarefa criada!' },
      error: { title: 'Erro ao criar subtarefa' },
      invalidates: [boardKeys.subtasks(userId)],
    },
  });
}
