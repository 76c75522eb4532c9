import * as z from 'zod/mini';
import type { AnalysisRow } from './api/get-analysis';
import type { GenerationRow } from './api/get-generation';

/** Cover for a lost socket. */
export const POLL_MS = 3000;
export const MAX_TEXT = 10_000;
/** The function's own limits, so that nothing is typed in vain. */
export const MAX_FIELD = { produto: 2000, publico: 1000, gerar: 500 } as const;

function textUpTo(max: number, emptyMessage: string) {
  const tooLong = `O texto pode ter até ${max.toLocaleString('pt-BR')} caracteres.`;
  return z.string().check(z.trim(), z.minLength(1, emptyMessage), z.maxLength(max, tooLong));
}

export const analysisSchema = z.object({
  /** Empty: the engine finds out by itself. */
  tipo: z.string(),
  texto: textUpTo(MAX_TEXT, 'Por favor, insira o texto para análise'),
});

export type AnalysisInput = z.infer<typeof analysisSchema>;
export type AnalysisRequest = { tipo: string | null; texto: string };

export const emptyAnalysis: AnalysisInput = { tipo: '', texto: '' };

export function toAnalysisRequest({ tipo, texto }: Pick<AnalysisRow, 'tipo' | 'texto'>) {
  return { tipo: tipo === '' ? null : tipo, texto } satisfies AnalysisRequest;
}

export const generationSchema = z.object({
  produto: textUpTo(MAX_FIELD.produto, 'Conte qual é o seu produto'),
  publico: textUpTo(MAX_FIELD.publico, 'Conte para quem é o seu produto'),
  gerar: textUpTo(MAX_FIELD.gerar, 'Diga o que você quer gerar'),
});

export type GenerationRequest = z.infer<typeof generationSchema>;

export const emptyGeneration: GenerationRequest = { produto: '', publico: '', gerar: '' };

export function toGenerationRequest({
  produto,
  publico,
  gerar,
}: GenerationRow | GenerationRequest) {
  return { produto, publico, gerar } satisfies GenerationRequest;
}
