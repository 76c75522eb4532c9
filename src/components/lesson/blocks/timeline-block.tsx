import type { BlockOf } from '../block.types';
import { Fillable } from '../fillable';
import { Inline } from '../inline';

export function TimelineBlock({ moments }: BlockOf<'timeline'>) {
  return (
    <ol className="border-l-2 border-line">
      {moments.map((moment) => (
        <li key={moment.at} className="relative pb-7 pl-6 last:pb-0">
          <span
            aria-hidden
            className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full border-2 border-accent bg-canvas"
          />
          <p className="font-mono text-sm font-semibold text-accent-text">{moment.at}</p>
          <h3 className="mt-1 text-lg font-semibold">
            <Inline text={moment.title} />
          </h3>
          <p className="mt-1 max-w-prose text-muted">
            <Inline text={moment.text} />
          </p>
          {moment.say && (
            <blockquote className="mt-3 max-w-prose rounded-lg bg-surface px-4 py-3">
              <Fillable text={moment.say} />
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}
