import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { toast } from 'sonner';
import { userMessage } from '@/lib/errors';
import { useUserId } from '@/lib/session';
import { subtasksQueryOptions } from './api/get-subtasks';
import { tasksQueryOptions } from './api/get-tasks';
import { usePending } from './api/use-pending';
import { applyChanges, withoutRows } from './board.pending';

export const LOAD_ERROR = 'Erro ao carregar tarefas';

/** The user's cards as the server has them, with the writes under way laid over them. */
export function useTasks() {
  const query = useQuery(tasksQueryOptions(useUserId()));
  const updates = usePending('update-tasks');
  const deletions = usePending('delete-task');
  useLoadErrorToast(query.error, query.errorUpdateCount);
  const tasks = useMemo(
    () => applyChanges(withoutRows(query.data ?? [], deletions), updates.flat()),
    [query.data, deletions, updates],
  );
  return { query, tasks };
}

/** Likewise for the subtasks of all cards. */
export function useSubtasks() {
  const query = useQuery(subtasksQueryOptions(useUserId()));
  const updates = usePending('update-subtask');
  const deletions = usePending('delete-subtask');
  useLoadErrorToast(query.error, query.errorUpdateCount);
  const subtasks = useMemo(
    () => applyChanges(withoutRows(query.data ?? [], deletions), updates),
    [query.data, deletions, updates],
  );
  return { query, subtasks };
}

/** Says so each time a read fails, once for both; what was loaded before stays on the screen. */
function useLoadErrorToast(error: Error | null, count: number) {
  useEffect(() => {
    if (!error) return;
    toast.error(LOAD_ERROR, { id: LOAD_ERROR, description: userMessage(error, '') });
  }, [error, count]);
}
