import { clsx } from 'clsx';
import { Lightbulb, TriangleAlert } from 'lucide-react';
import type { BlockOf } from '../block.types';
import { Inline } from '../inline';

const tones = {
  tip: { icon: Lightbulb, box: 'bg-blue-soft', mark: 'text-blue' },
  warning: { icon: TriangleAlert, box: 'bg-yellow-soft', mark: 'text-yellow' },
} as const;

export function CalloutBlock({ tone, title, text }: BlockOf<'callout'>) {
  const { icon: Icon, box, mark } = tones[tone];
  return (
    <aside aria-label={title} className={clsx('flex gap-3 rounded-2xl p-4 md:p-5', box)}>
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', mark)} />
      <div className="max-w-prose">
        <h3 className={clsx('font-semibold', mark)}>{title}</h3>
        <p className="mt-1">
          <Inline text={text} />
        </p>
      </div>
    </aside>
  );
}
