import { clsx } from 'clsx';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

type TooltipProps = {
  label: string;
  children: ReactNode;
  /** False where the trigger already carries the same text as its name. */
  isDescription?: boolean;
  side?: 'top' | 'bottom';
  className?: string;
};

/**
 * Opens on hover, on keyboard focus and on tap (which Radix' does not), closes on Escape. The
 * trigger's description is always in the page for screen readers.
 */
export function Tooltip({
  label,
  children,
  isDescription = true,
  side = 'top',
  className,
}: TooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  return (
    // The wrapper only listens; the control inside it is what is focused and pressed.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className={clsx('relative inline-flex', className)}
      onPointerEnter={() => setIsOpen(true)}
      onPointerLeave={close}
      onFocus={(event) => setIsOpen(event.target.matches(':focus-visible'))}
      onBlur={close}
      onKeyDown={onKeyDown}
    >
      {children}
      <span
        id={id}
        role={isDescription ? 'tooltip' : undefined}
        aria-hidden={!isDescription || undefined}
        className={clsx(
          'pointer-events-none absolute left-1/2 z-50 w-max max-w-56 -translate-x-1/2 rounded-md bg-ink px-2.5 py-1.5 text-xs leading-snug font-medium text-canvas',
          side === 'top' ? 'bottom-full mb-2' : 'top-full mt-2',
          isOpen ? 'visible' : 'invisible',
        )}
      >
        {label}
      </span>
    </span>
  );
}
