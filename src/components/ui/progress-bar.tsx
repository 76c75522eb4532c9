import { clsx } from 'clsx';

/** `value` runs from 0 to 100. */
export function ProgressBar({
  value,
  label,
  className,
}: {
  value: number;
  label: string;
  className?: string;
}) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('h-2 overflow-hidden rounded-full bg-raised', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform duration-200"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
