import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Inline } from './inline';
import type { ChecklistItem as Item } from './use-checklist';

/** A node of the flight path that lights up when it is ticked; underneath it is a plain checkbox. */
export function ChecklistItem({ item, onToggle }: { item: Item; onToggle: () => void }) {
  const { label, isTicked } = item;
  return (
    <li className="group relative">
      <span
        aria-hidden
        className={clsx(
          'absolute top-9 -bottom-3 left-[1.375rem] w-0.5 group-last:hidden',
          isTicked ? 'bg-accent' : 'bg-line',
        )}
      />
      <label className="flex min-h-12 cursor-pointer items-start gap-3.5 rounded-lg px-3 py-3">
        <span className="relative grid size-6 shrink-0">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={onToggle}
            className="peer size-6 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-accent"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none invisible absolute inset-1 size-4 text-accent-ink peer-checked:visible"
          />
        </span>
        <span className={clsx(isTicked && 'text-muted')}>
          <Inline text={label} />
        </span>
      </label>
    </li>
  );
}
