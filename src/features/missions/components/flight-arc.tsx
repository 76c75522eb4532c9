import { clsx } from 'clsx';
import { Rocket } from 'lucide-react';
import { pathUpTo, pointAt } from './flight-arc.utils';

const STARS = [
  [70, 40, 1.2],
  [130, 96, 0.9],
  [178, 30, 1],
  [236, 78, 1.4],
  [300, 28, 0.9],
  [352, 92, 1.1],
  [404, 180, 1],
  [456, 128, 1.3],
  [330, 240, 1],
  [214, 150, 0.8],
] as const;

type FlightArcProps = {
  total: number;
  /** Absent while the progress loads: the route is there, the ship is not. */
  completed: number | undefined;
  className?: string;
};

/** The flight path as a climb: the stretch that was flown is lit, the ship waits at the next node. */
export function FlightArc({ total, completed, className }: FlightArcProps) {
  const at = (index: number) => index / Math.max(1, total - 1);
  const flown = completed === undefined ? undefined : at(Math.min(completed, total - 1));
  return (
    <svg
      aria-hidden
      viewBox="0 0 480 300"
      preserveAspectRatio="xMaxYMid meet"
      fill="none"
      className={className}
    >
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} className="fill-line-strong" />
      ))}
      <circle cx="120" cy="388" r="150" className="hidden fill-raised @2xl:block" />
      <circle cx="440" cy="48" r="26" className="stroke-line-strong" strokeDasharray="3 5" />
      <path d={pathUpTo(1)} className="stroke-line-strong" strokeWidth="2" strokeDasharray="2 7" />
      {flown !== undefined && (
        <path d={pathUpTo(flown)} className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
      )}
      {Array.from({ length: total }, (_, index) => {
        const { x, y } = pointAt(at(index));
        const isDone = completed !== undefined && index < completed;
        return (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={isDone ? 7 : 6}
            strokeWidth="2"
            className={clsx(
              isDone ? 'fill-accent stroke-accent' : 'fill-surface stroke-line-strong',
            )}
          />
        );
      })}
      {flown !== undefined && <Ship at={flown} />}
    </svg>
  );
}

function Ship({ at }: { at: number }) {
  const { x, y } = pointAt(at);
  return (
    <>
      <circle cx={x} cy={y} r="24" className="fill-accent-soft" />
      <circle cx={x} cy={y} r="17" className="fill-accent" />
      <Rocket x={x - 10} y={y - 10} width={20} height={20} className="text-accent-ink" />
    </>
  );
}
