import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { fallbackStats, platformStatsQueryOptions } from '../api/get-platform-stats';

export function ProHero() {
  const { data: stats = fallbackStats } = useQuery(platformStatsQueryOptions());
  const figures = [
    { value: stats.prompts, label: 'prompts gerados' },
    { value: stats.analises, label: 'análises feitas' },
    { value: stats.saas, label: 'SaaS criados' },
  ];
  return (
    <section aria-labelledby="pro-hero" className="border-y border-line py-8 md:py-10">
      <div className="flex flex-col gap-8 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-xl">
          <h2 id="pro-hero" className="text-2xl font-bold md:text-3xl">
            Desenvolva seu MicroSaaS com IA em 60 Segundos
          </h2>
          <p className="mt-3 text-muted">
            Cole a sua promessa, o seu título ou a sua oferta e descubra, antes de investir, o que
            segura e o que derruba a venda.
          </p>
          <Button variant="outline" className="mt-5" asChild>
            <Link to={paths.analysis}>
              Analisar minha oferta <ArrowRight aria-hidden className="size-4" />
            </Link>
          </Button>
        </div>
        <dl className="grid grid-cols-3 gap-4 md:gap-8">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-xs text-muted md:text-sm">{label}</dt>
              <dd className="font-display text-3xl font-bold text-accent-text tabular-nums md:text-5xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
