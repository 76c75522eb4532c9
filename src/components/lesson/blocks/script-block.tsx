import { CopyButton } from '@/components/ui/copy-button';
import type { Copyable } from '@/content/lesson.types';
import type { BlockOf } from '../block.types';
import { Fillable } from '../fillable';
import { Inline } from '../inline';

function Message({ title, description, text }: Copyable) {
  return (
    <li>
      <h3 className="text-lg font-semibold">{title}</h3>
      {description && (
        <p className="mt-1 max-w-prose text-sm text-muted">
          <Inline text={description} />
        </p>
      )}
      <div className="mt-3 max-w-xl rounded-2xl rounded-tl-sm bg-green-soft p-4">
        <p className="[overflow-wrap:anywhere] whitespace-pre-line">
          <Fillable text={text} />
        </p>
        <CopyButton
          text={text}
          label="Copiar mensagem"
          context={title}

          className="mt-3 w-full sm:w-auto"
        />
      </div>
    </li>
  );
}

/** A conversation in order, in the bubbles it will be sent in. */
export function ScriptBlock({ parts }: BlockOf<'script'>) {
  return (
    <ol className="space-y-7">
      {parts.map((part) => (
        <Message key={part.title} {...part} />
      ))}
    </ol>
  );
}
