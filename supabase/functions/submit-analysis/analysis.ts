import { aiOrRules } from '../_shared/ai/or-rules.ts';
import type { AiProvider } from '../_shared/ai/provider.ts';
import { analyzeCopy, type CopyAnalysis } from '../_shared/engine/copy/index.ts';
import { withFigures } from '../_shared/engine/copy/domains/general.ts';
import { evaluateCopy } from '../_shared/engine/copy/score.ts';
import { z } from '../_shared/zod.ts';
import { analysisMessages } from './prompt.ts';
import type { AnalysisInput } from './schema.ts';

const finding = z.object({ titulo: z.string(), texto: z.string(), trecho: z.string() });

const verdictSchema = z.object({
  score: z.number(),
  pontos_fortes: z.array(finding),
  pontos_fracos: z.array(finding),
  variacoes: z.array(z.object({ angulo: z.string(), texto: z.string() })),
});

type Verdict = z.infer<typeof verdictSchema>;

const MAX_FINDINGS = 6;
const MAX_VARIATIONS = 5;

export function analyze(
  ai: AiProvider | null,
  { tipo, texto }: AnalysisInput,
  signal: AbortSignal,
) {
  const rules = analyzeCopy(texto, tipo);
  return aiOrRules(
    ai,
    signal,
    async (model, limit) => {
      const messages = analysisMessages(texto, rules);
      const verdict = await model.json({
        name: 'analise',
        schema: verdictSchema,
        messages,
        signal: limit,
      });
      return fromVerdict(verdict, rules, texto);
    },
    () => ({
      score: rules.score,
      pontos_fortes: rules.strengths,
      pontos_fracos: rules.weaknesses,
      variacoes_sugeridas: rules.variations,
    }),
  );
}

/** Keeps of the model's answer what holds: bounded, quoting real words, better by our own rules. */
function fromVerdict(verdict: Verdict, rules: CopyAnalysis, texto: string) {
  const score = Math.round(Math.min(100, Math.max(0, verdict.score)));
  // The model's scale is not ours: what a variation gains is measured by the rules alone.
  const rescored = (text: string) =>
    Math.min(
      100,
      Math.max(0, score + evaluateCopy(withFigures(text), rules.kind).score - rules.score),
    );
  const offered = [...verdict.variacoes.map(trimVariation), ...rules.variations]
    .filter(({ texto: text }) => text)
    .map(({ angulo, texto: text }) => ({ angulo, texto: text, score: rescored(text) }));
  const better = offered.filter((variation) => variation.score > score);
  return {
    score,
    pontos_fortes: findings(verdict.pontos_fortes, texto),
    pontos_fracos: findings(verdict.pontos_fracos, texto),
    variacoes_sugeridas: (better.length >= 3 ? better : offered).slice(0, MAX_VARIATIONS),
  };
}

const trimVariation = ({ angulo, texto }: Verdict['variacoes'][number]) => ({
  angulo: angulo.trim().slice(0, 80),
  texto: texto.trim().slice(0, 4_000),
});

function findings(list: Verdict['pontos_fortes'], texto: string) {
  return list
    .filter((item) => item.texto.trim())
    .slice(0, MAX_FINDINGS)
    .map((item) => ({
      titulo: item.titulo.trim().slice(0, 80),
      texto: item.texto.trim().slice(0, 600),
      ...(item.trecho && texto.includes(item.trecho) ? { trecho: item.trecho.slice(0, 200) } : {}),
    }));
}
