import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { accessKeys } from '@/features/access/api/keys';
import { analysisKeys } from '@/features/analysis/api/keys';
import { boardKeys } from '@/features/board/api/keys';
import { executionKeys } from '@/features/executions/api/keys';
import { missionKeys } from '@/features/missions/api/keys';
import { markStale } from '@/lib/mark-stale';
import { useLiveConnection, type LiveTable } from '@/lib/realtime';

/** Which queries go stale when a row of a table changes. */
const staleKeys: Record<LiveTable, (userId: string) => readonly QueryKey[]> = {
  usuarios: (userId) => [accessKeys.profile(userId), accessKeys.flags(userId)],
  user_credits: (userId) => [accessKeys.credits(userId)],
  user_missions: () => [missionKeys.all],
  user_executions: () => [executionKeys.all],
  tarefas: (userId) => [boardKeys.tasks(userId)],
  subtarefas: (userId) => [boardKeys.subtasks(userId)],
  analises_usuario: (userId) => [analysisKeys.analysis(userId)],
  geracoes_usuario: (userId) => [analysisKeys.generation(userId)],
};

/** Keeps what is on the screen in step with the database. */
export function useLiveQueries(userId: string) {
  const queryClient = useQueryClient();
  useLiveConnection(userId, (table) => {
    for (const queryKey of staleKeys[table](userId)) {
      void markStale(queryClient, queryKey);
    }
  });
}
