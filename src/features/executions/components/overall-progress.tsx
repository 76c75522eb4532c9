import { ProgressBar } from '@/components/ui/progress-bar';
import { progressText } from '../executions.utils';

export function OverallProgress({ percent }: { percent: number }) {
  return (
    <section aria-labelledby="progresso-geral">
      <div className="mb-2.5 flex items-baseline justify-between">
        <h2 id="progresso-geral" className="font-semibold">
          Progresso Geral
        </h2>
        <p aria-hidden className="font-display text-xl font-bold tabular-nums">
          {percent}%
        </p>
      </div>
      <ProgressBar value={percent} label="Progresso Geral" />
      <p className="mt-2.5 text-sm text-muted">{progressText(percent)}</p>
    </section>
  );
}
