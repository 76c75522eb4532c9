import { fold } from '../text.ts';
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

type Hit = { domain: Domain; hits: number };

/** Fields by how many different words of theirs a text has; 'bolo' and 'bolos' are one. */
function rank(folded: string, domains: Domain[]): Hit[] {
  return domains
    .map((domain) => {
      const found = folded.match(new RegExp(domain.words.source, 'g')) ?? [];
      return { domain, hits: new Set(found.map((word) => word.slice(0, 5))).size };
    })
    .sort((a, b) => b.hits - a.hits);
}

/** The field that a text seems to talk about, or null: good for pointing at its words, no more. */
export function domainOf(folded: string): Domain | null {
  const [best] = rank(folded, DOMAINS);
  return best && best.hits > (folded.length > LONG_TEXT ? 1 : 0) ? best.domain : null;
}

export type Offer = {
  /** All that is said, folded, without its public: a course for doctors is not about medicine. */
  said: string;
  /** What the buyer does or buys, in a few words: one word of a field counts there. */
  core: string;
  /** 'curso de confeitaria': the field by its name. */
  product: string;
  /** Buyers learn or practise; otherwise they get a thing or a service. */
  teaches: boolean;
};

/**
 * The field whose phrases may be lent to a text. A wrong guess reads worse than a gap to fill, so
 * it takes two words of the field and no rival, of which one stands in what is on offer.
 */
export function surelyIn({ said, core, product, teaches }: Offer): Domain | null {
  const best = leader(said, teaches);
  if (!best) return null;
  const { words } = best.domain;
  const isNamed = teaches && new RegExp(`^\\S+ (de|em|sobre) ${words.source}`).test(fold(product));
  return isNamed || (best.hits > 1 && words.test(fold(core))) ? best.domain : null;
}

/** A field that one word of the offer points to: good for an example, named as such. */
export function maybeIn({ said, core, teaches }: Offer): Domain | null {
  const best = leader(said, teaches);
  return best?.domain.words.test(fold(core)) ? best.domain : null;
}

function leader(said: string, teaches: boolean): Hit | null {
  const fitting = DOMAINS.filter(({ isPurchase }) => Boolean(isPurchase) !== teaches);
  const [best, second] = rank(said, fitting);
  return best && best.hits > 0 && best.hits > (second?.hits ?? 0) ? best : null;
}
