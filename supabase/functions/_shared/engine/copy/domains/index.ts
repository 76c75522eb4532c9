import { LIFE_AND_CRAFT } from './life-and-craft.ts';
import { MONEY_AND_WORK } from './money-and-work.ts';
import type { Domain } from './types.ts';

export type { Domain };

const DOMAINS = [...MONEY_AND_WORK, ...LIFE_AND_CRAFT];

/** The field a text talks about: the one with the most of its words, or null. */
export function domainOf(folded: string): Domain | null {
  let best: Domain | null = null;
  let bestHits = 0;
  for (const domain of DOMAINS) {
    const hits = new Set(folded.match(new RegExp(domain.words.source, 'g'))).size;
    if (hits > bestHits) {
      best = domain;
      bestHits = hits;
    }
  }
  return best;
}
