import { useQueryClient } from '@tanstack/react-query';
import { QueryError } from '@/components/feedback/query-error';
import { paths } from '@/config/paths';
import type { MissionId } from '@/content/missions';
import { summarizePath } from '@/lib/learning-path';
import { missionLessonQueryOptions } from '../api/get-lesson';
import { MISSIONS_LOAD_ERROR, useMissions } from '../api/get-missions';
import { MissionHero } from './mission-hero';
import { MissionMap } from './mission-map';

/** `onIntent` hears the address of a mission that is about to be opened. */
export function MissionDashboard({ onIntent }: { onIntent?: (href: string) => void }) {
  const missions = useMissions();
  const queryClient = useQueryClient();

  if (missions.isError && !missions.data) {
    return <QueryError message={MISSIONS_LOAD_ERROR} onRetry={() => void missions.refetch()} />;
  }

  const prefetch = (id: MissionId) => {
    onIntent?.(paths.mission.href(id));
    // Only a head start: the page itself reports a lesson that does not arrive.
    queryClient.query(missionLessonQueryOptions(id)).catch(() => undefined);
  };
  return (
    <div className="space-y-10 md:space-y-14">
      <MissionHero summary={missions.data && summarizePath(missions.data)} onIntent={prefetch} />
      <MissionMap steps={missions.data} onIntent={prefetch} />
    </div>
  );
}
