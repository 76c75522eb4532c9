import { providerFromEnv } from '../_shared/ai/provider.ts';
import { startJob } from '../_shared/job.ts';
import { createHandler } from '../_shared/serve.ts';
import { analyze } from './analysis.ts';
import { generate } from './generation.ts';
import { parseSubmit } from './schema.ts';

export function createSubmitAnalysis() {
  const ai = providerFromEnv();

  return createHandler({
    proOnly: true,
    parse: parseSubmit,
    rateLimit: ({ job }) => ({ bucket: `submit-analysis:${job}`, limit: 10, windowSeconds: 60 }),
    handle({ admin, userId, input }) {
      if (input.job === 'analise') {
        const { tipo, texto } = input;
        return startJob(admin, userId, {
          table: 'analises_usuario',
          request: { tipo, texto },
          emptyResult: {
            score: null,
            pontos_fortes: [],
            pontos_fracos: [],
            variacoes_sugeridas: [],
          },
          failureMessage:
            'Não foi possível concluir a análise. Envie o texto de novo em alguns instantes.',
          run: (signal) => analyze(ai, input, signal),
        });
      }
      const { produto, publico, gerar } = input;
      return startJob(admin, userId, {
        table: 'geracoes_usuario',
        request: { produto, publico, gerar },
        emptyResult: { resultados_gerados: [] },
        failureMessage:
          'Não foi possível concluir a geração. Envie o pedido de novo em alguns instantes.',
        run: (signal) => generate(ai, input, signal),
      });
    },
  });
}
