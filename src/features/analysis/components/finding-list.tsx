import { clsx } from 'clsx';
import { Check, Wrench } from 'lucide-react';
import { CopyButton } from '@/components/ui/copy-button';
import { findingText, toItems } from '../analysis.utils';

const kinds = {
  strength: {
    title: 'Pontos fortes',
    singular: 'ponto forte',
    empty: 'Nenhum ponto forte encontrado desta vez.',
    Icon: Check,
    node: 'bg-green-soft text-green',
  },
  weakness: {
    title: 'Pontos a melhorar',
    singular: 'ponto a melhorar',
    empty: 'Nada a corrigir neste texto.',
    Icon: Wrench,
    node: 'bg-yellow-soft text-yellow',
  },
} as const;

/** Findings along a line, each with the words it is about and what to do. */
export function FindingList({ kind, list }: { kind: keyof typeof kinds; list: unknown }) {
  const { title, singular, empty, Icon, node } = kinds[kind];
  const items = toItems(list);
  return (
    <section>
      <h2 className="mb-4 text-lg font-semibold">
        {title}
        {items.length > 0 && <span className="ml-2 text-muted tabular-nums">{items.length}</span>}
      </h2>
      {items.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      <ol>
        {items.map((item, index) => (
          <li
            // Items have no id of their own and the list never changes in place.
            key={index}
            className="relative flex gap-3 pb-6 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-[15px] not-last:before:w-0.5 not-last:before:bg-line last:pb-0"
          >
            <span
              aria-hidden
              className={clsx(
                'flex size-8 shrink-0 items-center justify-center rounded-full',
                node,
              )}
            >
              <Icon className="size-4" />
            </span>
            <div className="min-w-0 grow pt-1 wrap-anywhere">
              {item.title && <p className="font-semibold">{item.title}</p>}
              {item.quote && (
                <blockquote className="my-1.5 border-l-2 border-line-strong pl-3 text-sm text-muted italic">
                  “{item.quote}”
                </blockquote>
              )}
              <p className="whitespace-pre-line">{item.text}</p>
            </div>
            <CopyButton
              isIconOnly
              text={findingText(item)}
              label={`Copiar ${singular} ${index + 1}`}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
