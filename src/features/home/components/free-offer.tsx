import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { proBenefits } from '@/content/plans';

export function FreeOffer({ onUpgrade }: { onUpgrade: () => void }) {
  return (
    <section aria-label="Seu plano" className="grid gap-4 lg:grid-cols-5">
      <Card className="flex flex-col items-start p-6 lg:col-span-2">
        <h2 className="text-xl font-semibold">Missões</h2>
        <p className="mt-2 mb-6 text-muted">
          Sete missões em ordem, do produto ao relatório. Cada uma termina com algo pronto nas suas
          mãos.
        </p>
        <Button variant="outline" className="mt-auto" asChild>
          <Link to={paths.missions}>
            Ver missões <ArrowRight aria-hidden className="size-4" />
          </Link>
        </Button>
      </Card>
      <section
        aria-labelledby="seja-pro"
        className="rounded-2xl border border-accent/40 bg-accent-soft p-6 lg:col-span-3"
      >
        <h2 id="seja-pro" className="text-xl font-bold text-accent-text">
          SEJA PRO
        </h2>
        <ul className="mt-3 mb-6 grid gap-2 sm:grid-cols-2">
          {proBenefits.map((benefit) => (
            <li key={benefit} className="flex gap-2 text-sm">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
              {benefit}
            </li>
          ))}
        </ul>
        <Button onClick={onUpgrade}>Fazer Upgrade</Button>
      </section>
    </section>
  );
}
