import { clsx } from 'clsx';

/** The motif in small: a rising line with three nodes, the last one lit. */
export function FlightPathMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 40" fill="none" aria-hidden className={clsx('shrink-0', className)}>
      <path
        d="M6 34C30 34 36 22 48 20S74 14 88 6"
        className="stroke-line-strong"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="6" cy="34" r="4" className="fill-line-strong" />
      <circle cx="48" cy="20" r="4" className="fill-line-strong" />
      <circle cx="88" cy="6" r="5" className="fill-accent" />
    </svg>
  );
}
