import type { ComponentProps } from 'react';
import { Button } from './button';
import { Tooltip } from './tooltip';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'aria-label' | 'asChild' | 'size'> & {
  /** Read out, and shown as the tooltip. */
  label: string;
};

export function IconButton({ label, variant = 'ghost', ...props }: IconButtonProps) {
  return (
    <Tooltip label={label} isDescription={false}>
      <Button aria-label={label} size="icon" variant={variant} {...props} />
    </Tooltip>
  );
}
