import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog } from '@/components/ui/dialog';
import type { ProductType, PromptVariant } from '@/content/lesson.types';
import { promptCopyTexts } from './copy-texts';
import { Inline } from './inline';
import { PromptText } from './prompt-text';

function Variant({ variant, number }: { variant: PromptVariant; number: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, description, text } = variant;
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center">
      <div className="min-w-0 grow">
        <h4 className="font-display font-semibold">
          <span className="text-accent-text">{number}.</span> {title}
        </h4>
        <p className="mt-1 text-sm text-muted">
          <Inline text={description} />
        </p>
      </div>
      <div className="flex shrink-0 gap-2 max-sm:*:grow">
        <Button
          variant="outline"
          size="sm"
          aria-label={`Ver prompt: ${title}`}
          onClick={() => setIsOpen(true)}
        >
          Ver prompt
        </Button>
        <CopyButton text={text} context={title} texts={promptCopyTexts} />
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        description={description}
        size="lg"
        footer={<CopyButton text={text} variant="primary" size="md" texts={promptCopyTexts} />}
      >
        <PromptText label="Prompt completo" text={text} isFull />
      </Dialog>
    </li>
  );
}

/** The three prompts of the product type that was chosen. */
export function PromptVariants({ type }: { type: ProductType }) {
  return (
    <section
      aria-label={`Prompts para ${type.name}`}
      className="ml-4 animate-fade-in border-l-2 border-accent pl-4 md:ml-6 md:pl-6"
    >
      <h3 className="pt-4 text-sm font-semibold text-muted">Escolha um dos três prompts</h3>
      <ol className="divide-y divide-line">
        {type.variants.map((variant, index) => (
          <Variant key={variant.title} variant={variant} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}
