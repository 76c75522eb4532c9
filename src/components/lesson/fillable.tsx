import { Fragment } from 'react';

const PLACEHOLDER = /(\[[^\][\n]+\])/;

/** Text to copy, with what the learner fills in, [colchetes], lit up. */
export function Fillable({ text }: { text: string }) {
  return text.split(PLACEHOLDER).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="rounded bg-accent-soft px-0.5 text-accent-text">
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
