import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

// 16px on every screen: a phone zooms into anything smaller.
const control =
  'w-full rounded-lg border border-line-strong bg-canvas px-3.5 text-base text-ink placeholder:text-muted transition-colors aria-invalid:border-red disabled:opacity-60';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={clsx(control, 'min-h-11', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(control, 'py-2.5 leading-relaxed', className)} {...props} />;
}

/** The platform's own select: the best picker on a phone, and free. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select className={clsx(control, 'min-h-11 appearance-none pr-10')} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** A node of the flight path instead of a square. */
  isRound?: boolean;
};

/** A plain checkbox underneath; drawn, because the browser's own is a grey square on dark. */
export function Checkbox({ isRound = false, className, ...props }: CheckboxProps) {
  return (
    <span className={clsx('relative grid size-6 shrink-0', className)}>
      <input
        type="checkbox"
        className={clsx(
          'peer size-6 cursor-pointer appearance-none border-2 border-line-strong bg-canvas transition-colors checked:border-accent checked:bg-accent hover:border-accent disabled:cursor-not-allowed disabled:opacity-50',
          isRound ? 'rounded-full' : 'rounded-md',
        )}
        {...props}
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none invisible absolute inset-1 size-4 text-accent-ink peer-checked:visible"
      />
    </span>
  );
}
