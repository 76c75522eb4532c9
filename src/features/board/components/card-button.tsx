import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type CardButtonProps = ComponentProps<'button'> & { label: string };

/** Small, and without the tooltip element of IconButton: a board has hundreds of them. */
export function CardButton({ label, className, ...props }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={clsx(
        'relative z-10 inline-flex size-8 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-raised hover:text-ink pointer-coarse:size-11',
        className,
      )}
      {...props}
    />
  );
}
