import type { Lesson } from '@/content/lesson.types';
import { LessonChecklist, type Finishing } from './lesson-checklist';
import { LessonHeader } from './lesson-header';
import { LessonNav } from './lesson-nav';
import { LessonSection } from './lesson-section';
import { useChecklist } from './use-checklist';

type LessonViewProps = {
  lesson: Lesson;
  /** Where 'Voltar' leads. */
  backTo: string;
  isCompleted: boolean;
  finishing: Finishing;
};

/** A whole lesson, whatever its content: missions and executions share it. */
export function LessonView({ lesson, backTo, isCompleted, finishing }: LessonViewProps) {
  const checklist = useChecklist(lesson.checklist);
  return (
    <article>
      <LessonHeader lesson={lesson} backTo={backTo} isCompleted={isCompleted} />
      <div className="mt-6 xl:mt-12 xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-12">
        <LessonNav sections={lesson.sections} checklist={checklist} />
        <div className="@container mt-10 space-y-16 xl:mt-0">
          {lesson.sections.map((section, index) => (
            <LessonSection key={section.id} section={section} number={index + 1} />
          ))}
          <LessonChecklist
            title={lesson.checklistTitle}
            finish={lesson.finish}
            checklist={checklist}
            finishing={finishing}
          />
        </div>
      </div>
    </article>
  );
}
