import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Finish } from '@/content/lesson.types';
import type { MissionId } from '@/content/missions';
import { unwrap } from '@/lib/errors';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { toMissionSteps } from './get-missions';
import { missionKeys } from './keys';

async function completeMission(id: MissionId) {
  return toMissionSteps(unwrap(await supabase.rpc('complete_mission', { p_mission_id: id })));
}

/**
 * Finishing, as the lesson shows it. `onCompleted` runs as soon as the server has answered, before
 * the list is read again.
 */
export function useCompleteMission(
  id: MissionId,
  { success, failure }: Pick<Finish, 'success' | 'failure'>,
  onCompleted: () => void,
) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const mutationKey = [...missionKeys.all, 'complete', id];
  const { mutate, isPending, isError } = useMutation({
    mutationKey,
    mutationFn: () => completeMission(id),
    meta: {
      success,
      ...(failure ? { error: failure } : {}),
      invalidates: [missionKeys.all],
    },
    onSuccess: (steps) => {
      queryClient.setQueryData(missionKeys.progress(userId), steps);
      onCompleted();
    },
  });

  const onFinish = () => {
    // `isPending` arrives with the next render; a second press may come sooner.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate();
  };
  return { isPending, isError, onFinish };
}
