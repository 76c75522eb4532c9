import type { CopyKind } from '../kinds.ts';
import type { CopyText } from '../text.ts';

/** One remark: what it is about, in the user's own words, and what to do. */
export type Finding = {
  titulo: string;
  texto: string;
  trecho: string;
};

type Reading = {
  text: CopyText;
  /** The text without its vices: a promised income is no fact and a worn phrase no benefit. */
  sound: CopyText;
  kind: CopyKind;
};

/** How far a text has a virtue, 0 to 1, and the remark that explains it. */
type Virtue = {
  value: number;
  strength?: Finding;
  weakness?: Finding;
};

export type VirtueRule = (reading: Reading) => Virtue;

/** Points taken off for a vice, with the remark that explains them. */
type Vice = {
  penalty: number;
  /** No text with this vice can score above it. */
  ceiling?: number;
  weakness: Finding;
};

export type ViceRule = (reading: Reading) => Vice[];

export const clamp01 = (value: number) => Math.min(1, Math.max(0, value));

export const isShort = (kind: CopyKind) => kind !== 'copy-curta' && kind !== 'copy-longa';

/** 'a', 'b' e 'c' – for quoting several finds in one remark. */
export function quoteList(quotes: string[], max = 3): string {
  const unique = [...new Set(quotes.map((quote) => quote.replace(/\s+/g, ' ')))].slice(0, max);
  const quoted = unique.map((quote) => `“${quote}”`);
  if (quoted.length < 2) return quoted.join('');
  return `${quoted.slice(0, -1).join(', ')} e ${quoted.at(-1)}`;
}

/** '4 semanas' and 'Em 4 semanas' are one fact: the longer says it better. */
export function withoutOverlap(quotes: string[]): string[] {
  const longestFirst = [...new Set(quotes)].sort((a, b) => b.length - a.length);
  const kept: string[] = [];
  for (const quote of longestFirst) {
    if (!kept.some((other) => other.includes(quote))) kept.push(quote);
  }
  return kept.sort((a, b) => quotes.indexOf(a) - quotes.indexOf(b));
}
