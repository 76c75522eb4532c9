import { calm, hasVice, withoutVices } from './clean.ts';
import { type Domain, domainOf } from './domains/index.ts';
import { GENERAL, GOODS } from './domains/general.ts';
import { findAudience, findGuarantee, findQualifier, findTime } from './slots.ts';
import { type Product, findProduct } from './product.ts';
import { findAction } from './verb-phrase.ts';
import { VAGUE } from './lexicon/vices.ts';
import { ENGLISH, PORTUGUESE } from './lexicon/signals.ts';
import { type CopyText, fold, lowerFirst, readText, splitSentences } from './text.ts';
import { verbOf } from './verbs.ts';

/** What a text is about, in its own words, ready to be said in another way. */
export type Subject = {
  /** What the buyer gets to do, from an infinitive on: 'vender bolos no pote'. */
  action: string | null;
  product: Product | null;
  /** Named when there is neither product nor action: 'unhas de gel'. */
  topic: string | null;
  /** Fits after 'para'. */
  audience: string | null;
  /** 'em 30 dias' */
  time: string | null;
  /** 'sem sair de casa', 'mesmo com pouco tempo' */
  qualifier: string | null;
  /** '7 dias de garantia' or 'ou devolvemos o seu dinheiro', as written. */
  guarantee: string | null;
  domain: Domain;
  hasDomain: boolean;
  /** The sentences worth keeping, calmed down and free of vices. */
  soundSentences: string[];
  /** The same in their paragraphs. */
  soundText: string;
};

export function readSubject(raw: string): Subject {
  const original = readText(raw);
  const sound = withoutVices(readText(calm(original.plain)), '|');
  const domain = domainOf(sound.folded) ?? domainOf(original.folded);
  const { action, home } = findHome(sound);
  const product = findProduct(sound, action);
  const topic = product || action ? null : findTopic(sound);
  const audience = findAudience(sound);
  return {
    action,
    product,
    topic,
    audience: audience && action ? withoutAction(audience, action) : audience,
    time: findTime(home),
    qualifier: findQualifier(home),
    guarantee: findGuarantee(sound),
    domain: domain ?? fallbackDomain({ action, product, topic }),
    hasDomain: domain !== null,
    soundSentences: soundOnes(original.sentences),
    soundText: original.plain
      .split(/\n+/)
      .map((paragraph) => soundOnes(splitSentences(paragraph)).join(' '))
      .filter(Boolean)
      .join('\n\n'),
  };
}

const soundOnes = (sentences: string[]) =>
  sentences
    .filter((sentence) => !hasVice(sentence))
    .map(calm)
    .filter(Boolean);

/** The first action, and the sentence that it stands in: only that one's time belongs to it. */
function findHome(text: CopyText): { action: string | null; home: CopyText } {
  for (const strength of ['gain', 'any'] as const) {
    for (const sentence of text.sentences) {
      const home = readText(sentence);
      const action = findAction(home, strength);
      if (action) return { action, home };
    }
  }
  return { action: null, home: text };
}

/** 'psicólogos que querem lotar a agenda' → 'psicólogos', where the action is said anyway. */
function withoutAction(audience: string, action: string): string {
  const at = audience.indexOf(action);
  return at < 0
    ? audience
    : audience
        .slice(0, at)
        .replace(/ (e|que)( \S+)? *$/, '')
        .trim();
}

/** What to say where we do not know the field: of a thing to buy, or of something to get done. */
export const fallbackDomain = ({
  action,
  product,
  topic,
}: Pick<Subject, 'action' | 'product' | 'topic'>): Domain =>
  !action && (topic || product?.verb === 'receber') ? GOODS : GENERAL;

/** A short name for what is sold, when the text is little more than that name. */
function findTopic(text: CopyText): string | null {
  if (text.sentences.length > 1 || text.words.length > 10) return null;
  const clause = text.plain
    .split(/[.,;:!?\n—–()|]+/)
    .map((part) => part.trim())
    .find((part) => /\p{L}{3}/u.test(part));
  if (!clause) return null;
  const time = findTime(text);
  const words = clause
    .replace(time ?? '', '')
    .replace(/^(vendo|vendemos|faço|fazemos|temos|ofereço|oferecemos)\s+/i, '')
    .split(/\s+/);
  if (verbOf(words[0] ?? '') || /^(quero|queremos|somos|sou)$/i.test(words[0] ?? '')) return null;
  const trimmed = [...new Set(trimStopwords(words))];
  if (verbOf(trimmed[0] ?? '') || isForeign(text) || trimmed.length === 0 || trimmed.length > 5)
    return null;
  if (!trimmed.some((word) => /[aeiouáéíóúâêôãõ]/i.test(word) && word.length >= 4)) return null;
  const isEmpty = trimmed.every((word) => new RegExp(`^${VAGUE.source}$`).test(fold(word)));
  return isEmpty ? null : lowerFirst(trimmed.join(' '));
}

/** Whether a text is English, as far as its little words tell. */
export function isForeign({ words }: CopyText): boolean {
  return words.filter((word) => ENGLISH.test(fold(word))).length > words.length * 0.25;
}

function trimStopwords(words: string[]): string[] {
  const isStop = (word: string | undefined) =>
    word === undefined || PORTUGUESE.test(fold(word)) || !/[\p{L}\p{N}]/u.test(word);
  let [start, end] = [0, words.length];
  while (start < end && isStop(words[start])) start += 1;
  while (end > start && isStop(words[end - 1])) end -= 1;
  return words.slice(start, end);
}
