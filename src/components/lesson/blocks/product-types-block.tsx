import { clsx } from 'clsx';
import { Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ProductType } from '@/content/lesson.types';
import type { BlockOf } from '../block.types';
import { Inline } from '../inline';
import { PromptVariants } from '../prompt-variants';

type OptionProps = { type: ProductType; isChosen: boolean; onToggle: () => void };

function Option({ type, isChosen, onToggle }: OptionProps) {
  const Icon = isChosen ? CircleCheck : Circle;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onToggle}
      className={clsx(
        'flex w-full items-start gap-3 rounded-2xl border p-4 text-left transition-colors md:p-5',
        isChosen
          ? 'border-accent bg-accent-soft'
          : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-5 shrink-0', isChosen ? 'text-accent-text' : 'text-muted')}
      />
      <span className="min-w-0">
        <span className="block font-display text-lg leading-tight font-semibold">{type.name}</span>
        <span className="mt-1 block">
          <Inline text={type.description} />
        </span>
        <span className={clsx('mt-1 block text-sm', !isChosen && 'text-muted')}>
          <Inline text={type.bestFor} />
        </span>
      </span>
    </button>
  );
}

/** Choose what to build; a second click takes the choice back. */
export function ProductTypesBlock({ types }: BlockOf<'product-types'>) {
  const [chosen, setChosen] = useState<string>();
  return (
    <ul className="space-y-3">
      {types.map((type) => {
        const isChosen = type.key === chosen;
        return (
          <li key={type.key}>
            <Option
              type={type}
              isChosen={isChosen}
              onToggle={() => setChosen(isChosen ? undefined : type.key)}
            />
            {isChosen && <PromptVariants type={type} />}
          </li>
        );
      })}
    </ul>
  );
}
