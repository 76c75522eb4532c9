import { useParams } from 'react-router-dom';
import { MissionLesson } from '@/features/missions/components/mission-lesson';

export function MissionPage() {
  return <MissionLesson id={Number(useParams().id)} />;
}
