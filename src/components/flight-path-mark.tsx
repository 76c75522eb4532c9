import { clsx } from 'clsx';

/** The motif in small: a rising line with three nodes, the last one lit. */
export function FlightPathMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 40" fill="none" aria-hidden className={clsx('shrink-0', className)}>
      <path
        d="M6 34C30 34 36 22 48 20S74 14 88 6"
        className="stroke-line-strong"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="7" cy="33" r="6" className="fill-line-strong" />
      <circle cx="48" cy="20" r="6" className="fill-line-strong" />
      <circle cx="87" cy="8" r="8" className="fill-accent" />
    </svg>
  );
}
