import { calm, hasVice } from './clean.ts';
import { CALLED, ENGLISH, PORTUGUESE } from './lexicon/signals.ts';
import { VAGUE } from './lexicon/vices.ts';
import { findTime } from './slots.ts';
import { type CopyText, fold, lowerFirst } from './text.ts';
import { hasMainVerb, joinLists, LIST_COMMA } from './verb-phrase.ts';
import { verbOf, verbOfThird } from './verbs.ts';

const IS_VAGUE = new RegExp(`^${VAGUE.source}$`);

/** A short name for what is sold, when the text is little more than that name. */
export function findTopic(text: CopyText): string | null {
  if (text.sentences.length > 1 || text.words.length > 20 || /\?$/.test(text.plain)) return null;
  const clause = joinLists(text.plain)
    .split(/[.,;:!?\n—–()|]+/)
    .map((part) => part.trim())
    .find((part) => /\p{L}{3}/u.test(part));
  if (!clause) return null;
  const time = findTime(text);
  const named = clause
    .replace(time ?? '', '')
    .replace(/^(vendo|vendemos|faço|fazemos|temos|ofereço|oferecemos)\s+/i, '')
    .replace(/^(você vai )?(aprend\S+ )?tudo sobre (o|a|os|as)?\s*/i, '')
    .replace(/\s(para|pra|que|no|na|por|com|sem|em)\s.*$/i, '')
    .trim();
  const words = named.split(/\s+/);
  if (GIBBERISH.test(clause) || saysSomething(clause) || isOrder(clause)) return null;
  // 'Sem remédio', left over from a promise, is what there is not.
  if (/^(sem|contra)\b/i.test(clause)) return null;
  if (
    verbOf(words[0] ?? '') ||
    /^(seja|tenha|fique|esteja|sinta|quero|quer|querem|precisa|deseja|procura|queremos|somos|sou|oi|olá|bom|boa|bem-vind[oa]s?|te|me|nos|eu|ele|ela|tudo|preços?|soluções|foi|vai|tem|seu|sua|seus|suas|você|vc|não|nao|como|por|quando|será|qual|quais|o que|promoç\S+|ofertas?|descontos?|qualidade|novidades?|\d.*|\S+ndo|\S+[aei]mos)$/i.test(
      words[0] ?? '',
    )
  )
    return null;
  const trimmed = [...new Set(trimStopwords(words))].filter(
    (word, at, all) => at < all.length - 1 || !/^(feit|pront|criad|pensad)[ao]s?$/i.test(word),
  );
  if (/^(preços?|qualidade|promoç\S+|ofertas?|descontos?|investimentos?)$/i.test(trimmed[0] ?? ''))
    return null;
  if (verbOf(trimmed[0] ?? '') || isForeign(text) || trimmed.length === 0 || trimmed.length > 7)
    return null;
  if (!trimmed.some((word) => /[aeiouáéíóúâêôãõ]/i.test(word) && word.length >= 4)) return null;
  const isEmpty = trimmed.every((word) => IS_VAGUE.test(fold(word)));
  return isEmpty ? null : lowerFirst(trimmed.join(' ').replaceAll(LIST_COMMA, ','));
}

/** 'Igrejas controlam dízimos', 'o jeito de…': a sentence, or the start of one, names nothing. */
const saysSomething = (clause: string) => {
  const words = clause.split(/\s+/);
  return (
    /^(o|a) (jeito|forma|que|segredo)\b/i.test(clause) ||
    words.some((word, at) => verbOfThird(word, words[at - 1] ?? '', words[at + 1] ?? '') !== null)
  );
};

/** Keys struck at random. */
const GIBBERISH =
  /[bcdfghjklmnpqrstvwxz]{5}|q(?![uêé])[a-z]|(?<!\p{L})[bcdfghjklmnpqrstvwxz]{4,}(?!\p{L})/u;

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

/** 'Móveis de palete: faça a sua primeira mesa': what stands before the colon says mesa of what. */
export function themeOf({ plain }: CopyText, action: string): string | null {
  const theme = /^([^:.!?\n]{3,40}): \p{L}/u.exec(plain)?.[1]?.trim() ?? '';
  const words = theme.split(/\s+/);
  const isName =
    /\p{L}/u.test(theme) &&
    words.length <= 4 &&
    !CALLED.test(`${fold(theme)}:`) &&
    !/^(para|pra|como|você|em|quer|\d)/i.test(theme) &&
    !hasMainVerb(theme) &&
    !hasVice(theme) &&
    !words.some((word) => word.length > 4 && fold(action).includes(fold(word).slice(0, 5)));
  return isName ? lowerFirst(calm(theme)) : null;
}

/** Words to a machine, not to a buyer. */
export const isOrder = (text: string) =>
  /^(ignore|desconsidere|esque[cç]a) (tod[ao]s? )?(o|a|as|os|su?as?|qualquer) (regras?|instru|prompt|orienta|comando)/i.test(
    text,
  );
