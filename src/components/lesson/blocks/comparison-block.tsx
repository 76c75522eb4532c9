import type { BlockOf } from '../block.types';
import { BulletList } from '../bullet-list';
import { Inline } from '../inline';

/** Two sides of one choice, apart by a line only. */
export function ComparisonBlock({ columns }: BlockOf<'comparison'>) {
  return (
    <div className="grid divide-line rounded-2xl border border-line @max-lg:divide-y @lg:grid-cols-2 @lg:divide-x">
      {columns.map((column) => (
        <article key={column.title} className="p-4 md:p-6">
          <h3 className="text-lg font-semibold">
            <Inline text={column.title} />
          </h3>
          <p className="mt-2 text-muted">
            <Inline text={column.text} />
          </p>
          {column.items && <BulletList items={column.items} className="mt-3 text-sm" />}
        </article>
      ))}
    </div>
  );
}
