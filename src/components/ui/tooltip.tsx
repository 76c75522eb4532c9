import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type TooltipProps = {
  label: string;
  /** The trigger: one element that can hold focus. */
  children: ReactNode;
  /** False where the trigger already carries the same text as its name. */
  isDescription?: boolean;
  side?: 'top' | 'bottom';
  className?: string;
};

/**
 * Opens on hover, on keyboard focus and on tap (which Radix' does not); closes on Escape and on a
 * press elsewhere. A tap on a trigger whose tooltip only repeats its name opens nothing.
 */
export function Tooltip({
  label,
  children,
  isDescription = true,
  side = 'top',
  className,
}: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  // After a tap the finger leaves at once, and some phones focus nothing: only a press elsewhere ends it.
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && wrapper.current?.contains(target))) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  return (
    // The wrapper only listens; the control inside it is what is focused and pressed.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      ref={wrapper}
      className={clsx('relative inline-flex', className)}
      onPointerEnter={(event) => setIsOpen(event.pointerType === 'mouse' || isDescription)}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') close();
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setIsOpen(true);
      }}
      onBlur={close}
      onKeyDown={onKeyDown}
    >
      <Slot aria-describedby={isDescription ? id : undefined}>{children}</Slot>
      <span
        id={id}
        role={isDescription ? 'tooltip' : undefined}
        aria-hidden={!isDescription || undefined}
        className={clsx(
          'pointer-events-none absolute left-1/2 z-50 w-max max-w-56 -translate-x-1/2 rounded-md bg-ink px-2.5 py-1.5 text-xs leading-snug font-medium text-canvas',
          side === 'top' ? 'bottom-full mb-2' : 'top-full mt-2',
          // Not `invisible`: a bubble that only hides would widen the page.
          !isOpen && 'hidden',
        )}
      >
        {label}
      </span>
    </span>
  );
}
