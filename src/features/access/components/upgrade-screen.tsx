import { Check, Lock } from 'lucide-react';
import { toast } from 'sonner';
import { PageHeader } from '@/components/page-header';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { proBenefits, type ProFeature } from '@/content/plans';
import { lockedFeatures } from '@/content/locked-features';

export const UPGRADE_TOAST = 'upgrade-pro';

/** Replaces a PRO page for a free user. The purchase itself happens with the provider. */
export function UpgradeScreen({ feature }: { feature: ProFeature }) {
  const { title, description } = lockedFeatures[feature];
  return (
    <>
      <PageHeader
        eyebrow={
          <Badge tone="accent-soft" className="mb-3">
            <Lock aria-hidden className="size-3" /> PRO
          </Badge>
        }
        title={title}
        subtitle={description}
      />
      <section className="max-w-2xl border-l-2 border-line pl-6">
        <h2 className="text-lg font-semibold">O que o PRO abre para você</h2>
        <ul className="my-5 flex flex-col gap-3">
          {proBenefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-text" />
              {benefit}
            </li>
          ))}
        </ul>
        <Button size="lg" onClick={showUpgradeContact}>
          Fazer Upgrade para PRO
        </Button>
      </section>
    </>
  );
}

function showUpgradeContact() {
  toast('Upgrade PRO', {
    id: UPGRADE_TOAST,
    description: 'Entre em contato para fazer upgrade para PRO e desbloquear todos os recursos.',
  });
}
