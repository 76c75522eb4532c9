import { lessonQueryOptions } from '@/components/lesson/lesson-query';
import { missionLessons, type MissionId } from '@/content/missions';
import { missionKeys } from './keys';

export function missionLessonQueryOptions(id: MissionId) {
  return lessonQueryOptions(missionKeys.lesson(id), missionLessons[id]);
}
