import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Finish } from '@/content/lesson.types';
import type { ExecutionId } from '@/content/executions';
import { unwrap } from '@/lib/errors';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { toExecutionSteps } from './get-executions';
import { executionKeys } from './keys';

async function completeExecution(id: ExecutionId) {
  return toExecutionSteps(unwrap(await supabase.rpc('complete_execution', { p_execution_id: id })));
}

/**
 * Finishing, as the lesson shows it. `onCompleted` runs as soon as the server has answered, before
 * the list is read again.
 */
export function useCompleteExecution(
  id: ExecutionId,
  { success, failure }: Pick<Finish, 'success' | 'failure'>,
  onCompleted: () => void,
) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const mutationKey = [...executionKeys.all, 'complete', id];
  const { mutate, isPending, isError } = useMutation({
    mutationKey,
    mutationFn: () => completeExecution(id),
    meta: {
      success,
      ...(failure ? { error: failure } : {}),
      invalidates: [executionKeys.all],
    },
    onSuccess: (steps) => {
      queryClient.setQueryData(executionKeys.progress(userId), steps);
      onCompleted();
    },
  });

  const onFinish = () => {
    // `isPending` arrives with the next render; a second press may come sooner.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate();
  };
  return { isPending, isError, onFinish };
}
