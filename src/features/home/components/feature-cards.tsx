import { ArrowUpRight, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { homeFeatures, type HomeFeature } from '@/content/home-features';

type FeatureCardsProps = {
  isFree: boolean;
  onLocked: () => void;
  /** Called on hover and focus, to fetch the page's chunk ahead. */
  onIntent: (path: string) => void;
};

const cardClass =
  'group flex h-full w-full flex-col border-t-2 border-line pt-4 pb-2 text-left transition-colors hover:border-accent';

export function FeatureCards({ isFree, onLocked, onIntent }: FeatureCardsProps) {
  return (
    <section aria-labelledby="ferramentas" className="@container">
      <h2 id="ferramentas" className="mb-6 text-2xl font-bold">
        Suas ferramentas
      </h2>
      <ul className="grid gap-x-6 gap-y-5 @xl:grid-cols-2 @3xl:grid-cols-3">
        {homeFeatures.map((item) => (
          <li key={item.path}>
            {item.feature && isFree ? (
              <button type="button" className={cardClass} onClick={onLocked}>
                <CardContent item={item} isLocked />
              </button>
            ) : (
              <Link
                to={item.path}
                className={cardClass}
                onPointerEnter={() => onIntent(item.path)}
                onFocus={() => onIntent(item.path)}
              >
                <CardContent item={item} isLocked={false} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardContent({ item, isLocked }: { item: HomeFeature; isLocked: boolean }) {
  const Icon = isLocked ? Lock : ArrowUpRight;
  return (
    <>
      <span className="flex items-center gap-2">
        <span className="grow font-display font-semibold md:text-lg">{item.title}</span>
        {item.feature && <Badge tone="accent-soft">PRO</Badge>}
        <Icon aria-hidden className="size-5 shrink-0 text-muted group-hover:text-accent-text" />
      </span>
      <span className="mt-1 text-sm text-muted">{item.text}</span>
    </>
  );
}
