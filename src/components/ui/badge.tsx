import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-raised text-muted',
  accent: 'bg-accent text-accent-ink',
  'accent-soft': 'bg-accent-soft text-accent-text',
  blue: 'bg-blue-soft text-blue',
  yellow: 'bg-yellow-soft text-yellow',
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
