import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { CopyButton } from '@/components/ui/copy-button';
import { scoreBand, toItems } from '../analysis.utils';

type TextCardsProps = {
  list: unknown;
  /** What one of them is called: "variação". */
  singular: string;
  empty: string;
};

/** Texts ready to be used, the words themselves first. */
export function TextCards({ list, singular, empty }: TextCardsProps) {
  const items = toItems(list);
  if (items.length === 0) return <p className="text-sm text-muted">{empty}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {items.map(({ text, title, quote, angle, score }, index) => {
        const heading = title ?? angle;
        return (
          // Items have no id of their own and the list never changes in place.
          <li key={index}>
            <Card className="flex flex-col gap-3 p-5">
              {(heading ?? score) !== undefined && (
                <div className="flex items-start gap-3 text-sm">
                  <p className="flex min-w-0 grow flex-wrap items-center gap-2 wrap-anywhere">
                    {heading && <span className="font-semibold text-accent-text">{heading}</span>}
                    {title && angle && <Badge>{angle}</Badge>}
                  </p>
                  {score !== undefined && (
                    <Badge tone={scoreBand(score).tone} className="shrink-0">
                      {score}/100
                    </Badge>
                  )}
                </div>
              )}
              <p className="text-lg leading-snug wrap-anywhere whitespace-pre-line">{text}</p>
              {quote && <p className="text-sm wrap-anywhere text-muted italic">“{quote}”</p>}
              <CopyButton
                text={text}
                label={`Copiar ${singular} ${index + 1}`}
                className="self-start"
              />
            </Card>
          </li>
        );
      })}
    </ol>
  );
}
