import { BUSINESS } from './business.ts';
import { CRAFT } from './craft.ts';
import { HOME } from './home.ts';
import { PEOPLE } from './people.ts';
import { WORK } from './work.ts';
import type { Domain } from './types.ts';

export type { Domain };

const DOMAINS: Domain[] = [...WORK, ...BUSINESS, ...CRAFT, ...HOME, ...PEOPLE];

/** In a long text one word of a field is chance. */
const LONG_TEXT = 160;

/** The field a text talks about: the one with the most of its words, or null. */
export function domainOf(folded: string): Domain | null {
  let best: Domain | null = null;
  let bestHits = folded.length > LONG_TEXT ? 1 : 0;
  for (const domain of DOMAINS) {
    const hits = new Set(folded.match(new RegExp(domain.words.source, 'g'))).size;
    if (hits > bestHits) {
      best = domain;
      bestHits = hits;
    }
  }
  return best;
}
