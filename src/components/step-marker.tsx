import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { StepStatus } from '@/lib/learning-path';

const looks: Readonly<Record<StepStatus, string>> = {
  locked: 'border-line-strong text-muted',
  active: 'border-accent text-accent-text ring-4 ring-accent/25',
  completed: 'border-accent bg-accent text-accent-ink',
};

type StepMarkerProps = {
  number: number;
  /** Absent while the progress loads: it looks like a step that is not open yet. */
  status: StepStatus | undefined;
};

/** A mission's or an execution's node on its path; what it shows is said in words beside it. */
export function StepMarker({ number, status = 'locked' }: StepMarkerProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full border-2 font-display text-lg font-bold',
        looks[status],
      )}
    >
      {status === 'completed' ? <Check className="size-5" /> : number}
    </span>
  );
}
