import type { Metric } from '@/content/lesson.types';
import type { BlockOf } from '../block.types';
import { Inline } from '../inline';

function MetricCard({ metric }: { metric: Metric }) {
  return (
    <article className="flex flex-col rounded-2xl border border-line bg-surface p-4 md:p-5">
      <h3 className="text-xl font-bold">{metric.name}</h3>
      <p className="mt-1 text-muted">
        <Inline text={metric.text} />
      </p>
      <p className="my-4 rounded-lg bg-canvas px-3 py-2 font-mono text-[0.8125rem]/6">
        {metric.formula}
      </p>
      <p className="mt-auto text-sm">
        <span className="font-semibold text-accent-text">Meta: </span>
        <Inline text={metric.target} />
      </p>
    </article>
  );
}

export function MetricsBlock({ metrics }: BlockOf<'metrics'>) {
  return (
    <div className="grid gap-4 @lg:grid-cols-2 @3xl:grid-cols-3">
      {metrics.map((metric) => (
        <MetricCard key={metric.name} metric={metric} />
      ))}
    </div>
  );
}
