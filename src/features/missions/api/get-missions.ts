import { queryOptions, useQuery } from '@tanstack/react-query';
import { MISSION_IDS } from '@/content/missions';
import { unwrap } from '@/lib/errors';
import { toPathSteps } from '@/lib/learning-path';
import { useUserId } from '@/lib/session';
import { supabase } from '@/lib/supabase';
import { missionKeys } from './keys';

type MissionRow = { mission_id: number; status: string };

export function toMissionSteps(rows: readonly MissionRow[]) {
  return toPathSteps(
    MISSION_IDS,
    rows.map((row) => ({ id: row.mission_id, status: row.status })),
  );
}

async function getMissions(userId: string) {
  // Idempotent: gives a new account its seven rows.
  unwrap(await supabase.rpc('initialize_user_missions'));
  const rows = await supabase
    .from('user_missions')
    .select('mission_id, status')
    .eq('auth_id', userId)
    .order('mission_id');
  return toMissionSteps(unwrap(rows));
}

export const MISSIONS_LOAD_ERROR = 'Não foi possível carregar o progresso das missões.';

function missionsQueryOptions(userId: string) {
  return queryOptions({
    queryKey: missionKeys.progress(userId),
    queryFn: () => getMissions(userId),
    refetchOnMount: 'always',
  });
}

export function useMissions() {
  return useQuery(missionsQueryOptions(useUserId()));
}
