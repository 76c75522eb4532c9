import { EngineLabel } from '@/components/ai-job/engine-label';
import type { GenerationRow } from '../api/get-generation';
import { RequestDetails } from './request-details';
import { TextCards } from './text-cards';

export function GenerationResults({ row }: { row: GenerationRow }) {
  return (
    <article aria-label="Textos gerados" className="flex animate-rise flex-col gap-6">
      <EngineLabel motor={row.motor} verb="Gerado" />
      <RequestDetails
        summary="Pedido enviado"
        entries={[
          { label: 'Produto', text: row.produto },
          { label: 'Público', text: row.publico },
          { label: 'Gerar', text: row.gerar },
        ]}
      />
      <TextCards list={row.resultados_gerados} singular="texto" empty="Nenhum texto desta vez." />
    </article>
  );
}
