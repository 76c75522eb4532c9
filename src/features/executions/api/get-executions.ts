import { queryOptions, useQuery } from '@tanstack/react-query';
import { EXECUTION_IDS } from '@/content/executions';
import { unwrap } from '@/lib/errors';
import { toPathSteps } from '@/lib/learning-path';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { executionKeys } from './keys';

type ExecutionRow = { execution_id: number; status: string };

export function toExecutionSteps(rows: readonly ExecutionRow[]) {
  return toPathSteps(
    EXECUTION_IDS,
    rows.map((row) => ({ id: row.execution_id, status: row.status })),
  );
}

async function getExecutions(userId: string) {
  // Idempotent: gives a new account its five rows.
  unwrap(await supabase.rpc('initialize_user_executions'));
  const rows = await supabase
    .from('user_executions')
    .select('*')
    .eq('auth_id', userId)
    .order('execution_id');
  return toExecutionSteps(unwrap(rows));
}

export const EXECUTIONS_LOAD_ERROR = 'Não foi possível carregar o progresso das execuções.';

function executionsQueryOptions(userId: string) {
  return queryOptions({
    queryKey: executionKeys.progress(userId),
    queryFn: () => getExecutions(userId),
    refetchOnMount: 'always',
  });
}

export function useExecutions() {
  return useQuery(executionsQueryOptions(useUserId()));
}
