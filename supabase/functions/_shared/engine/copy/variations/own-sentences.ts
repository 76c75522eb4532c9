import { GENERIC_CALLS, OFFER_QUESTION } from '../lexicon/signals.ts';
import { fold } from '../text.ts';
import { verbOf } from '../verbs.ts';

/** 'Você ainda controla tudo no caderno?' opens a text, and belongs nowhere else. */
export const isScene = (text: string) =>
  /\?$/.test(text) &&
  !/^(quer|como|por que|o que)\b/i.test(text) &&
  !OFFER_QUESTION.test(fold(text));

/** The seller's own call is kept when it says what happens; the rest are facts. */
export function splitOwn(sentences: string[]): { facts: string[]; call: string | null } {
  const useful = sentences
    .map((text) => text.replace(/^[-•*–✓✔]\s+/, ''))
    .filter(
      (text) =>
        !GENERIC_CALLS.test(fold(text)) &&
        !isGreeting(text) &&
        !runsOn(text) &&
        text.split(/\s+/).length >= 2,
    );
  const isCall = (text: string) => verbOf(text.split(/\s+/)[0] ?? '', '', 'action') !== null;
  const asked = useful.filter(
    (text) => OFFER_QUESTION.test(fold(text)) || (isCall(text) && text.split(/\s+/).length >= 3),
  );
  const call = asked.at(-1) ?? null;
  // 'Peça inteira de 1 kg por R$ 98' asks for nothing, for all its verb.
  const isFact = (text: string) =>
    /\d/.test(text) ? text !== call : !isCall(text) && !asked.includes(text);
  return { facts: mostTelling(useful.filter(isFact)), call };
}

/** A text typed in one breath: what it says is said better by its action and its product. */
const runsOn = (text: string) => text.split(/\s+/).length > 28 && !/[,;:–—(]/.test(text);

/** 'Oi, Ana!' opens a message, and closes no argument. */
const isGreeting = (text: string) =>
  /^(oi|ola|bom dia|boa (tarde|noite)|tudo bem|seja bem-vind[oa]s?)\b/.test(fold(text)) &&
  text.split(/\s+/).length <= 4;

export const MAX_FACTS = 6;

/** Sentences with figures or names first in line, in the order in which they were written. */
function mostTelling(sentences: string[]): string[] {
  const tells = (text: string) => /\d|(?<=\p{Ll} )\p{Lu}\p{Ll}/u.test(text);
  const ranked = [...new Set([...sentences.filter(tells), ...sentences])];
  const chosen = new Set(ranked.slice(0, MAX_FACTS));
  return sentences.filter((text) => chosen.has(text));
}

export function saysTheSame(text: string, action: string | null): boolean {
  if (!action) return false;
  const words = fold(action)
    .split(/\W+/)
    .filter((word) => word.length > 4);
  const said = fold(text);
  return (
    words.filter((word) => said.includes(word.slice(0, 5))).length >= Math.min(2, words.length)
  );
}
