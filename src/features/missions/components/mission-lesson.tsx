import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { LessonGate } from '@/components/lesson/lesson-gate';
import { LessonView } from '@/components/lesson/lesson-view';
import { LockedRedirect } from '@/components/lesson/locked-redirect';
import { paths } from '@/config/paths';
import type { Lesson } from '@/content/lesson.types';
import { isMissionId, type MissionId } from '@/content/missions';
import { useCompleteMission } from '../api/complete-mission';
import { missionLessonQueryOptions } from '../api/get-lesson';
import { MISSIONS_LOAD_ERROR, useMissions } from '../api/get-missions';
import { MISSION_LOCKED_HINT } from './mission-map-node';

const locked = { to: paths.home, hint: MISSION_LOCKED_HINT };
const texts = { loading: 'Carregando missão...', pathError: MISSIONS_LOAD_ERROR };

type OpenMissionProps = { id: MissionId; lesson: Lesson; isCompleted: boolean };

function OpenMission({ id, lesson, isCompleted }: OpenMissionProps) {
  const navigate = useNavigate();
  const finishing = useCompleteMission(id, lesson.finish, () => void navigate(paths.home));
  return (
    <LessonView
      lesson={lesson}
      backTo={paths.home}
      isCompleted={isCompleted}
      finishing={finishing}
    />
  );
}

function KnownMission({ id }: { id: MissionId }) {
  const missions = useMissions();
  const lesson = useQuery(missionLessonQueryOptions(id));
  return (
    <LessonGate id={id} path={missions} lesson={lesson} texts={texts} locked={locked}>
      {(data, status) => <OpenMission id={id} lesson={data} isCompleted={status === 'completed'} />}
    </LessonGate>
  );
}

/** One mission's lesson; a locked or unknown number leads home with the hint. */
export function MissionLesson({ id }: { id: number }) {
  if (!isMissionId(id)) return <LockedRedirect {...locked} />;
  return <KnownMission key={id} id={id} />;
}
