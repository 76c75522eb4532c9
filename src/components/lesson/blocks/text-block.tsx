import type { BlockOf } from '../block.types';
import { Inline } from '../inline';

export function TextBlock({ paragraphs }: BlockOf<'text'>) {
  return (
    <div className="max-w-prose space-y-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Inline text={paragraph} />
        </p>
      ))}
    </div>
  );
}
