import { CopyButton } from '@/components/ui/copy-button';
import type { BlockOf } from '../block.types';
import { Inline } from '../inline';
import { PromptText } from '../prompt-text';

export function ExampleBlock({ title, paragraphs, copy }: BlockOf<'example'>) {
  return (
    <aside
      aria-label={`Exemplo: ${title}`}
      className="rounded-2xl border border-dashed border-line-strong p-4 md:p-6"
    >
      <p className="text-sm font-semibold text-accent-text">Na prática</p>
      <h3 className="mt-1 text-lg font-semibold">{title}</h3>
      <div className="mt-3 max-w-prose space-y-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Inline text={paragraph} />
          </p>
        ))}
      </div>
      {copy && (
        <div className="mt-4 space-y-3">
          <PromptText label={`Texto do exemplo: ${title}`} text={copy} />
          <CopyButton
            text={copy}
            label="Copiar exemplo"
            context={title}

            className="w-full sm:w-auto"
          />
        </div>
      )}
    </aside>
  );
}
