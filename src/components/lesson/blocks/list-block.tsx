import type { BlockOf } from '../block.types';
import { BulletList } from '../bullet-list';

export function ListBlock({ title, ordered = false, items }: BlockOf<'list'>) {
  return (
    <div className="max-w-prose">
      {title && <h3 className="mb-3 text-lg font-semibold">{title}</h3>}
      <BulletList items={items} ordered={ordered} />
    </div>
  );
}
