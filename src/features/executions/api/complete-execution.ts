import type { ExecutionId } from '@/content/executions';
import type { Finish } from '@/content/lesson.types';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { useCompleteStep } from '@/lib/use-complete-step';
import { toExecutionSteps } from './get-executions';
import { executionKeys } from './keys';

async function completeExecution(id: number) {
  return toExecutionSteps(unwrap(await supabase.rpc('complete_execution', { p_execution_id: id })));
}

export function useCompleteExecution(
  id: ExecutionId,
  notices: Pick<Finish, 'success' | 'failure'>,
  onCompleted: () => void,
) {
  return useCompleteStep({
    keys: executionKeys,
    complete: completeExecution,
    id,
    notices,
    onCompleted,
  });
}
