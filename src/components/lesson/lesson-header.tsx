import { ArrowLeft, Check, CircleCheck, Clock, Target } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Lesson } from '@/content/lesson.types';
import { Inline } from './inline';

type LessonHeaderProps = { lesson: Lesson; backTo: string; isCompleted: boolean };

function Badges({ duration, isCompleted }: { duration?: string; isCompleted: boolean }) {
  if (!duration && !isCompleted) return null;
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {duration && (
        <Badge tone="accent-soft">
          <Clock aria-hidden className="size-3.5" />
          Tempo: {duration}
        </Badge>
      )}
      {isCompleted && (
        <Badge tone="green">
          <CircleCheck aria-hidden className="size-3.5" />
          Concluída
        </Badge>
      )}
    </div>
  );
}

/** What the lesson is, what it is for, and what will exist when it is done. */
export function LessonHeader({ lesson, backTo, isCompleted }: LessonHeaderProps) {
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="mb-4 -ml-3">
        <Link to={backTo}>
          <ArrowLeft aria-hidden className="size-4" />
          Voltar
        </Link>
      </Button>
      <PageHeader
        title={lesson.heading}
        subtitle={<Inline text={lesson.lead} />}
        eyebrow={
          <Badges
            isCompleted={isCompleted}
            {...(lesson.duration ? { duration: lesson.duration } : {})}
          />
        }
      />
      <section className="grid gap-6 rounded-2xl bg-surface p-5 md:p-8 lg:grid-cols-2 lg:gap-10">
        <div>
          <h2 className="flex items-center gap-2 text-lg font-semibold">
            <Target aria-hidden className="size-5 text-accent-text" />
            Objetivo
          </h2>
          <p className="mt-3 md:text-lg">
            <Inline text={lesson.objective} />
          </p>
        </div>
        <div>
          <h2 className="text-lg font-semibold">Quando terminar, você terá</h2>
          <ul className="mt-3 space-y-2">
            {lesson.outcomes.map((outcome) => (
              <li key={outcome} className="flex gap-2.5">
                <Check aria-hidden className="mt-1 size-4 shrink-0 text-green" />
                <span>
                  <Inline text={outcome} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
