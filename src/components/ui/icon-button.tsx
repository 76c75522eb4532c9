import type { ComponentProps } from 'react';
import { Button } from './button';
import { Tooltip } from './tooltip';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'aria-label' | 'asChild' | 'size'> & {
  /** Read out, and shown as the tooltip. */
  label: string;
  /** Read out after the label, where several buttons share it. */
  context?: string | undefined;
};

export function IconButton({ label, context, variant = 'ghost', ...props }: IconButtonProps) {
  return (
    <Tooltip label={label} isDescription={false}>
      <Button
        aria-label={context ? `${label}: ${context}` : label}
        size="icon"
        variant={variant}
        {...props}
      />
    </Tooltip>
  );
}
