import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
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

export function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      className={clsx(
        'size-5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed',
        className,
      )}
      {...props}
    />
  );
}
