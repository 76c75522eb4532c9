import type { CopyKind } from './kinds.ts';
import type { CopyText } from './text.ts';
import { verbOf } from './verbs.ts';

/** When the person does not say what the text is, its size and its first word do. */
export function guessKind({ words, sentences }: CopyText): CopyKind {
  const [first = ''] = words;
  const asks = /^quero$/i.test(first) || verbOf(first, '', 'action') !== null;
  if (words.length <= (/^quero$/i.test(first) ? 10 : 6) && asks) return 'cta';
  if (sentences.length <= 2 && words.length <= 15) return 'titulo';
  if (sentences.length <= 2 && words.length <= 32) return 'promessa';
  return words.length <= 110 ? 'copy-curta' : 'copy-longa';
}
