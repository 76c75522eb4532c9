import type { Finding } from './criteria/types.ts';
import type { CopyKind } from './kinds.ts';
import { evaluateCopy } from './score.ts';
import { suggestVariations, type Variation } from './variations/index.ts';

export type CopyAnalysis = {
  kind: CopyKind;
  score: number;
  strengths: Finding[];
  weaknesses: Finding[];
  variations: Variation[];
};

/** Everything the Analysis Center shows about a text, without a model. */
export function analyzeCopy(raw: string, requested: CopyKind | null): CopyAnalysis {
  const evaluation = evaluateCopy(raw, requested);
  return { ...evaluation, variations: suggestVariations(raw, evaluation.kind, evaluation.score) };
}
