import { Slot } from '@radix-ui/react-slot';
import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

const variants = {
  primary:
    'bg-accent text-accent-ink font-semibold not-disabled:hover:bg-accent-hover disabled:not-aria-busy:bg-raised disabled:not-aria-busy:text-ink',
  secondary: 'bg-raised text-ink border border-line not-disabled:hover:border-line-strong',
  outline: 'border border-line-strong text-ink not-disabled:hover:bg-raised',
  ghost: 'text-muted not-disabled:hover:bg-raised not-disabled:hover:text-ink',
  danger: 'bg-red-solid font-semibold text-white not-disabled:hover:brightness-110',
} as const;

const sizes = {
  sm: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-12 px-6 text-base',
  icon: 'size-9 pointer-coarse:size-11',
} as const;

type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Renders the only child (a link, say) with the button's looks. */
  asChild?: boolean;
  /** Shows a spinner and refuses presses, in full colour: it is at work, not forbidden. */
  isPending?: boolean;
};

export function Button({
  variant = 'primary',
  size = 'md',
  asChild = false,
  isPending = false,
  className,
  disabled,
  children,
  type,
  ...props
}: ButtonProps) {
  const classes = clsx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg text-center transition-colors disabled:cursor-not-allowed disabled:not-aria-busy:opacity-60',
    variants[variant],
    sizes[size],
    className,
  );
  if (asChild) {
    return (
      <Slot className={classes} {...props}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type={type ?? 'button'}
      className={classes}
      disabled={isPending || disabled}
      aria-busy={isPending || undefined}
      {...props}
    >
      {isPending && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
      {children}
    </button>
  );
}
