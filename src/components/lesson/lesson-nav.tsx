import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { FlightPath } from '@/components/flight-path';
import type { Section } from '@/content/lesson.types';
import { CHECKLIST_ID } from './lesson-checklist';
import type { Checklist } from './use-checklist';
import { useActiveSection } from './use-active-section';

/** Pixels of the chip before that stay in sight. */
const CHIP_MARGIN = 48;

type LessonNavProps = { sections: readonly Section[]; checklist: Checklist };

/** Moves view and focus without a history entry, so that going back leaves the lesson. */
function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

function ChecklistProgress({ items, done, total }: Checklist) {
  return (
    <div className="flex items-center gap-3 px-1 pt-2 xl:flex-wrap xl:border-t xl:border-line xl:px-3 xl:pt-4">
      <span className="text-sm text-muted max-xl:sr-only">Checklist</span>
      <span className="order-last text-sm font-semibold tabular-nums xl:order-none xl:ml-auto">
        {done}/{total}
      </span>
      <FlightPath
        label="Progresso do checklist"
        nodes={items.map(({ label, isTicked }) => ({ label, state: isTicked ? 'done' : 'todo' }))}
        className="grow xl:w-full"
      />
    </div>
  );
}

/** Anchors and progress: a bar of chips on top on a phone, a rail at the side on a wide screen. */
export function LessonNav({ sections, checklist }: LessonNavProps) {
  const links = useMemo(
    () => [
      ...sections.map(({ id, navLabel }) => ({ id, label: navLabel })),
      { id: CHECKLIST_ID, label: 'Checklist' },
    ],
    [sections],
  );
  const ids = useMemo(() => links.map((link) => link.id), [links]);
  const active = useActiveSection(ids);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (chip && list.current) list.current.scrollLeft = chip.offsetLeft - CHIP_MARGIN;
  }, [active]);

  return (
    <div className="sticky top-14 z-10 -mx-4 border-b border-line bg-canvas px-4 py-2 md:-mx-8 md:px-8 xl:top-24 xl:mx-0 xl:self-start xl:border-0 xl:p-0">
      <nav aria-label="Seções da aula">
        <ol
          ref={list}
          className="relative flex [scrollbar-width:none] gap-1 overflow-x-auto xl:mb-4 xl:flex-col"
        >
          {links.map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                onClick={(event) => goTo(event, id)}
                aria-current={id === active ? 'location' : undefined}
                className={clsx(
                  'flex min-h-11 items-center rounded-full px-3.5 text-sm transition-colors xl:min-h-9 xl:rounded-lg',
                  id === active
                    ? 'bg-raised font-semibold text-ink'
                    : 'text-muted hover:bg-surface hover:text-ink',
                )}
              >
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ChecklistProgress {...checklist} />
    </div>
  );
}
