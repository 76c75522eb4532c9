import { clsx } from 'clsx';
import type { Card } from '@/content/lesson.types';
import type { BlockOf } from '../block.types';
import { BulletList } from '../bullet-list';
import { Inline } from '../inline';

/** One instruction: a rule of the accent colour above, no box around. */
function InstructionCard({ card }: { card: Card }) {
  return (
    <article className="border-t-2 border-accent pt-4">
      <h3 className="text-lg font-semibold">
        <Inline text={card.title} />
      </h3>
      <p className="mt-2 text-muted">
        <Inline text={card.text} />
      </p>
      {card.items && <BulletList items={card.items} className="mt-3 text-sm" />}
    </article>
  );
}

export function CardsBlock({ cards }: BlockOf<'cards'>) {
  return (
    <div
      className={clsx(
        'grid gap-x-6 gap-y-7 @lg:grid-cols-2',
        cards.length % 3 === 0 && '@3xl:grid-cols-3',
      )}
    >
      {cards.map((card) => (
        <InstructionCard key={card.title} card={card} />
      ))}
    </div>
  );
}
