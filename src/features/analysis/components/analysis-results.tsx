import { EngineLabel } from '@/components/ai-job/engine-label';
import { CopyButton } from '@/components/ui/copy-button';
import { copyKinds } from '@/content/copy-kinds';
import { analysisReport, clampScore, scoreBand } from '../analysis.utils';
import type { AnalysisRow } from '../api/get-analysis';
import { FindingList } from './finding-list';
import { RequestDetails } from './request-details';
import { ScoreGauge } from './score-gauge';
import { TextCards } from './text-cards';

const advice = {
  green: 'Pronto para ir ao ar. Use as variações para testar qual vende mais.',
  yellow: 'Está no caminho. Ajuste os pontos abaixo e analise de novo.',
  red: 'Comece pelos pontos a melhorar: cada um diz o que fazer.',
} as const;

export function AnalysisResults({ row }: { row: AnalysisRow }) {
  const kind = copyKinds.find(({ value }) => value === row.tipo)?.label;
  return (
    <article aria-label="Resultado da análise" className="flex animate-rise flex-col gap-10">
      <header className="flex flex-col gap-5">
        {row.score !== null && <Score score={clampScore(row.score)} />}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <EngineLabel motor={row.motor} verb="Analisado" />
          <CopyButton text={analysisReport(row)} label="Copiar análise" />
        </div>
        <RequestDetails
          summary="Texto analisado"
          entries={[
            ...(kind ? [{ label: 'Tipo', text: kind }] : []),
            { label: 'Texto', text: row.texto },
          ]}
        />
      </header>
      <FindingList kind="strength" list={row.pontos_fortes} />
      <FindingList kind="weakness" list={row.pontos_fracos} />
      <section>
        <h2 className="mb-4 text-lg font-semibold">Variações sugeridas</h2>
        <TextCards
          list={row.variacoes_sugeridas}
          singular="variação"
          empty="Nenhuma variação desta vez."
        />
      </section>
    </article>
  );
}

const bandText = { green: 'text-green', yellow: 'text-yellow', red: 'text-red' } as const;

function Score({ score }: { score: number }) {
  const { label, tone } = scoreBand(score);
  return (
    <div className="flex flex-col items-center gap-x-8 gap-y-4 text-center sm:flex-row sm:text-left">
      <ScoreGauge score={score} />
      <div>
        <p className={`font-display text-2xl font-bold ${bandText[tone]}`}>{label}</p>
        <p className="mt-1 max-w-prose text-muted">{advice[tone]}</p>
      </div>
    </div>
  );
}
