import { COPY_KINDS } from '../_shared/engine/copy/kinds.ts';
import { errors } from '../_shared/errors.ts';
import { parseInput, textField } from '../_shared/input.ts';
import { z } from '../_shared/zod.ts';

const analysisSchema = z.object({
  tipo: z
    .enum(COPY_KINDS, `O campo tipo deve ser um destes: ${COPY_KINDS.join(', ')}.`)
    .or(z.literal('').transform(() => null))
    .nullish()
    .transform((kind) => kind ?? null),
  texto: textField('texto', 10_000, 'Por favor, insira o texto para análise'),
});

const generationSchema = z.object({
  produto: textField('produto', 2_000),
  publico: textField('publico', 1_000),
  gerar: textField('gerar', 500),
});

export type AnalysisInput = { job: 'analise' } & z.infer<typeof analysisSchema>;
export type GenerationInput = { job: 'geracao' } & z.infer<typeof generationSchema>;
export type SubmitInput = AnalysisInput | GenerationInput;

/** One function serves both tabs: what was sent says which. */
export function parseSubmit(body: unknown): SubmitInput {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw errors.invalidInput('O corpo do pedido deve ser um objeto JSON.');
  }
  const isGeneration =
    !('texto' in body) && ('produto' in body || 'publico' in body || 'gerar' in body);
  return isGeneration
    ? { job: 'geracao', ...parseInput(generationSchema, body) }
    : { job: 'analise', ...parseInput(analysisSchema, body) };
}
