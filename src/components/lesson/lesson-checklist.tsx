import { CircleAlert, Rocket } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Finish, Lesson } from '@/content/lesson.types';
import { ChecklistItem } from './checklist-item';
import { ANCHOR } from './lesson-section';
import type { Checklist } from './use-checklist';

export const CHECKLIST_ID = 'checklist';
const HINT_ID = 'checklist-hint';

/** What the page knows about the request that finishes the lesson. */
export type Finishing = { isPending: boolean; isError: boolean; onFinish: () => void };

type LessonChecklistProps = {
  title: Lesson['checklistTitle'];
  finish: Finish;
  checklist: Checklist;
  finishing: Finishing;
};

function FinishButton({ finish, checklist, finishing }: Omit<LessonChecklistProps, 'title'>) {
  const { isComplete } = checklist;
  const hint = isComplete ? undefined : finish.incompleteHint;
  const label = isComplete ? finish.label : (finish.incompleteLabel ?? finish.label);
  return (
    <div className="mt-6 border-t border-line pt-6">
      <Button
        size="lg"
        className="h-auto w-full py-3 whitespace-normal sm:w-auto"
        disabled={!isComplete}
        isPending={finishing.isPending}
        aria-describedby={hint && HINT_ID}
        onClick={() => finishing.onFinish()}
      >
        {!finishing.isPending && <Rocket aria-hidden className="size-5 shrink-0" />}
        {finishing.isPending ? finish.pendingLabel : label}
      </Button>
      {hint && (
        <p id={HINT_ID} className="mt-3 text-sm text-muted">
          {hint}
        </p>
      )}
      {finishing.isError && !finish.failure && (
        <p role="alert" className="mt-3 flex items-start gap-2 text-sm text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          Não foi possível concluir. Seu checklist continua marcado: tente de novo.
        </p>
      )}
    </div>
  );
}

/** The last stage: finishing opens only when every item is ticked. */
export function LessonChecklist({ title, ...rest }: LessonChecklistProps) {
  const { items, done, total, toggle } = rest.checklist;
  return (
    <section
      aria-labelledby={CHECKLIST_ID}
      className="rounded-2xl border border-line bg-surface p-5 md:p-8"
    >
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={CHECKLIST_ID} tabIndex={-1} className={`text-2xl font-bold ${ANCHOR}`}>
          {title}
        </h2>
        <p className="shrink-0 text-sm text-muted tabular-nums">
          {done} de {total}
        </p>
      </div>
      <ul className="-mx-3">
        {items.map((item) => (
          <ChecklistItem key={item.key} item={item} onToggle={() => toggle(item.key)} />
        ))}
      </ul>
      <FinishButton {...rest} />
    </section>
  );
}
