import { countSyllables } from './syllables.ts';
import type { CopyText } from './text.ts';

/**
 * Flesch reading ease, adapted to Brazilian Portuguese: 0 is very hard, 100 very easy.
 *
 * T. B. F. Martins, C. M. Ghiraldelo, M. G. V. Nunes, O. N. de Oliveira Jr., "Readability formulas
 * applied to textbooks in Brazilian Portuguese", Notas do ICMC 28, São Carlos: ICMC-USP, 1996.
 * Portuguese words have more syllables than English ones, hence 42 points above the original.
 */
export function fleschPortuguese({ words, sentences }: CopyText): number {
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const wordsPerSentence = words.length / Math.max(1, sentences.length);
  return 248.835 - 1.015 * wordsPerSentence - 84.6 * (syllables / words.length);
}
