import { CopyButton } from '@/components/ui/copy-button';
import { promptCopyTexts } from './copy-texts';
import { Inline } from './inline';
import { PromptText } from './prompt-text';

type PromptCardProps = {
  title: string;
  description?: string | undefined;
  text: string;
};

/** Title, use, the prompt itself and a wide copy button under it, where a thumb rests. */
export function PromptCard({ title, description, text }: PromptCardProps) {
  return (
    <article className="rounded-2xl border border-line bg-surface p-4 md:p-5">
      <h3 className="text-lg font-semibold">{title}</h3>
      {description && (
        <p className="mt-1 text-sm text-muted">
          <Inline text={description} />
        </p>
      )}
      <div className="mt-4">
        <PromptText label={`Prompt: ${title}`} text={text} />
      </div>
      <CopyButton
        text={text}
        label="Copiar prompt"
        context={title}
        texts={promptCopyTexts}
        size="md"
        className="mt-3 w-full sm:w-auto"
      />
    </article>
  );
}
