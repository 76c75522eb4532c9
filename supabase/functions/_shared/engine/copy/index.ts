import type { Finding } from './criteria/types.ts';
import type { CopyKind } from './kinds.ts';
import { evaluateCopy, MAX_FINDINGS } from './score.ts';
import { namesNothing, readSubject } from './subject.ts';
import { openingWords, readText } from './text.ts';
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
  const { kind, score, weaknesses } = evaluation;
  return {
    ...evaluation,
    weaknesses: [...subjectMissing(raw, kind, score), ...weaknesses].slice(0, MAX_FINDINGS),
    variations: suggestVariations(raw, kind, score),
  };
}

/** A text that says much may leave the product unnamed; below this it says nothing at all. */
const SAYS_SOMETHING = 40;

/** 'A nossa cadeira ergonômica' is a product, whatever is promised of it. */
const OWN_THING =
  /\b(noss[ao]s?|meus?|minhas?) (?!(curso|produto|servico|metodo|site|empresa|loja|conteudo|treinamento|equipe|missao)s?\b)[a-z]{4,}/;

function subjectMissing(raw: string, kind: CopyKind, score: number): Finding[] {
  const text = readText(raw);
  // A button need not name the product, and without words there is nothing to quote.
  if (kind === 'cta' || score >= SAYS_SOMETHING || text.words.length === 0) return [];
  if (!namesNothing(readSubject(raw)) || OWN_THING.test(text.folded)) return [];
  const trecho = openingWords(text, 5);
  return [
    {
      titulo: 'Não dá para saber o que você vende',
      texto: `Em “${trecho}” não aparece o produto nem o serviço, e nós não adivinhamos: as sugestões são modelos com [lacunas]. Diga o que você vende, para quem é e o que a pessoa passa a conseguir.`,
      trecho,
    },
  ];
}
