import { aiOrRules } from '../_shared/ai/or-rules.ts';
import type { AiProvider } from '../_shared/ai/provider.ts';
import { hasClaim } from '../_shared/engine/copy/clean.ts';
import { generateCopies, type GeneratedCopy } from '../_shared/engine/copy/generation/index.ts';
import { z } from '../_shared/zod.ts';
import { generationMessages } from './prompt.ts';
import type { GenerationInput } from './schema.ts';

const answerSchema = z.object({
  resultados: z.array(z.object({ titulo: z.string(), texto: z.string() })),
});

const MIN_RESULTS = 5;
const MAX_RESULTS = 12;

export function generate(ai: AiProvider | null, input: GenerationInput, signal: AbortSignal) {
  const drafts = generateCopies(input);
  return aiOrRules(
    ai,
    signal,
    async (model, limit) => {
      const messages = generationMessages(input, drafts);
      const answer = await model.json({
        name: 'geracao',
        schema: answerSchema,
        messages,
        signal: limit,
      });
      return { resultados_gerados: complete(answer.resultados, drafts) };
    },
    () => ({ resultados_gerados: drafts }),
  );
}

/** Drops what no ad platform would take, and fills up with our own drafts. */
function complete(results: GeneratedCopy[], drafts: GeneratedCopy[]): GeneratedCopy[] {
  const sound = results
    .map(({ titulo, texto }) => ({
      titulo: titulo.trim().slice(0, 120),
      texto: texto.trim().slice(0, 8_000),
    }))
    .filter(({ texto }) => texto && !hasClaim(texto))
    .slice(0, MAX_RESULTS);
  return [...sound, ...drafts.slice(0, Math.max(0, MIN_RESULTS - sound.length))];
}
