import { calm, hasVice, withoutVices } from './clean.ts';
import { type Domain, domainOf } from './domains/index.ts';
import { GENERAL } from './domains/general.ts';
import { findAudience, findGuarantee, findQualifier, findTime } from './slots.ts';
import { type Product, findProduct } from './product.ts';
import { findAction } from './verb-phrase.ts';
import { ENGLISH, PORTUGUESE } from './lexicon/signals.ts';
import { type CopyText, fold, lowerFirst, readText, splitWords } from './text.ts';
import { verbOf } from './verbs.ts';

/** What a text is about, in its own words, ready to be said in another way. */
export interface Subject {
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
}

export function readSubject(raw: string): Subject {
  const original = readText(raw);
  const sound = withoutVices(readText(calm(original.plain)), '|');
  const domain = domainOf(sound.folded) ?? domainOf(original.folded);
  const action = findAction(sound);
  const product = findProduct(sound, action);
  const audience = findAudience(sound);
  return {
    action,
    product,
    topic: product || action ? null : findTopic(sound),
    audience:
      audience && action && audience.includes(action)
        ? audience.replace(/ (que|e) .*/, '')
        : audience,
    time: findTime(sound),
    qualifier: findQualifier(sound),
    guarantee: findGuarantee(sound),
    domain: domain ?? GENERAL,
    hasDomain: domain !== null,
    soundSentences: original.sentences
      .filter((sentence) => !hasVice(sentence))
      .map(calm)
      .filter(Boolean),
  };
}

/** A short name for what is sold, when the text is little more than that name. */
function findTopic(text: CopyText): string | null {
  const clause = text.plain
    .split(/[.,;:!?\n—–()|]+/)
    .map((part) => part.trim())
    .find((part) => /\p{L}{3}/u.test(part));
  if (!clause) return null;
  const time = findTime(text);
  const words = clause.replace(time ?? '', '').split(/\s+/);
  if (verbOf(words[0] ?? '') || /^(quero|queremos|somos|sou|vendo|temos)$/i.test(words[0] ?? ''))
    return null;
  const trimmed = trimStopwords(words);
  const known = splitWords(clause).map(fold);
  const isEnglish = known.filter((word) => ENGLISH.test(word)).length > known.length * 0.25;
  if (isEnglish || trimmed.length === 0 || trimmed.length > 5) return null;
  if (!trimmed.some((word) => /[aeiouáéíóúâêôãõ]/i.test(word) && word.length >= 4)) return null;
  return lowerFirst(trimmed.join(' '));
}

function trimStopwords(words: string[]): string[] {
  const isStop = (word: string | undefined) =>
    word === undefined || PORTUGUESE.test(fold(word)) || !/[\p{L}\p{N}]/u.test(word);
  let [start, end] = [0, words.length];
  while (start < end && isStop(words[start])) start += 1;
  while (end > start && isStop(words[end - 1])) end -= 1;
  return words.slice(start, end);
}
