import { ArrowRight } from 'lucide-react';
import type { BlockOf } from '../block.types';
import { Inline } from '../inline';

/** If this, then that. */
export function RulesBlock({ rules }: BlockOf<'rules'>) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rules.map((rule) => (
        <li key={rule.condition} className="py-5">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
            <Inline text={rule.condition} />
            <ArrowRight aria-hidden className="size-5 shrink-0 text-muted" />
            <span className="text-accent-text">
              <Inline text={rule.action} />
            </span>
          </h3>
          <p className="mt-2 max-w-prose text-muted">
            <Inline text={rule.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
