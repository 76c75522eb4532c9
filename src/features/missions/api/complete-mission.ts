import type { MissionId } from '@/content/missions';
import type { Finish } from '@/content/lesson.types';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { useCompleteStep } from '@/lib/use-complete-step';
import { toMissionSteps } from './get-missions';
import { missionKeys } from './keys';

async function completeMission(id: number) {
  return toMissionSteps(unwrap(await supabase.rpc('complete_mission', { p_mission_id: id })));
}

export function useCompleteMission(
  id: MissionId,
  notices: Pick<Finish, 'success' | 'failure'>,
  onCompleted: () => void,
) {
  return useCompleteStep({
    keys: missionKeys,
    complete: completeMission,
    id,
    notices,
    onCompleted,
  });
}
