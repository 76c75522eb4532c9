import { clsx } from 'clsx';
import { Inline } from './inline';

type BulletListProps = { items: readonly string[]; ordered?: boolean; className?: string };

/** Bullets or numbers in the accent colour. `role="list"` keeps the list for VoiceOver. */
export function BulletList({ items, ordered = false, className }: BulletListProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List
      role="list"
      className={clsx(
        'space-y-2 pl-5 marker:font-semibold marker:text-accent-text',
        ordered ? 'list-decimal' : 'list-disc',
        className,
      )}
    >
      {items.map((item) => (
        <li key={item} className="pl-1">
          <Inline text={item} />
        </li>
      ))}
    </List>
  );
}
