import { clsx } from 'clsx';
import { scoreBand } from '../analysis.utils';

const RADIUS = 84;
const CENTRE = 100;
/** The scores where a better band begins. */
const MARKS = [60, 80];

const strokes = { green: 'stroke-green', yellow: 'stroke-yellow', red: 'stroke-red' } as const;

function pointAt(score: number, radius: number) {
  const angle = Math.PI * (1 - score / 100);
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE - radius * Math.sin(angle) };
}

const from = pointAt(0, RADIUS);
const to = pointAt(100, RADIUS);
const arc = `M ${from.x} ${from.y} A ${RADIUS} ${RADIUS} 0 0 1 ${to.x} ${to.y}`;

/** A dial from 0 to 100 with a notch where each band begins. */
export function ScoreGauge({ score }: { score: number }) {
  const { label, tone } = scoreBand(score);
  return (
    <div
      role="meter"
      aria-label="Pontuação de qualidade"
      aria-valuenow={score}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${score} de 100: ${label}`}
      className="relative w-52 shrink-0"
    >
      <svg aria-hidden viewBox="0 0 200 108" className="w-full fill-none">
        <g strokeWidth={14} strokeLinecap="round">
          <path d={arc} className="stroke-raised" />
          {score > 0 && (
            <path
              d={arc}
              pathLength={100}
              strokeDasharray={`${score} 100`}
              className={clsx(strokes[tone], 'animate-fade-in')}
            />
          )}
        </g>
        {MARKS.map((mark) => {
          const inner = pointAt(mark, RADIUS - 8);
          const outer = pointAt(mark, RADIUS + 8);
          return (
            <line
              key={mark}
              x1={inner.x}
              y1={inner.y}
              x2={outer.x}
              y2={outer.y}
              strokeWidth={3}
              className="stroke-canvas"
            />
          );
        })}
      </svg>
      <p className="absolute inset-x-0 bottom-0 text-center leading-none">
        <span className="font-display text-6xl font-bold tabular-nums">{score}</span>
        <span className="mt-1 block text-sm text-muted">de 100</span>
      </p>
    </div>
  );
}
