import { clsx } from 'clsx';
import { Checkbox } from '@/components/ui/controls';
import { Inline } from './inline';
import type { ChecklistItem as Item } from './use-checklist';

/** A node of the flight path that lights up when it is ticked. */
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
        <Checkbox isRound checked={isTicked} onChange={onToggle} />
        <span className={clsx(isTicked && 'text-muted')}>
          <Inline text={label} />
        </span>
      </label>
    </li>
  );
}
