import { calm, hasVice, withoutVices } from './clean.ts';
import { type Domain, domainOf, maybeIn, surelyIn } from './domains/index.ts';
import { gapsWith } from './domains/general.ts';
import {
  calledGroup,
  findAudience,
  findGuarantee,
  findQualifier,
  findTime,
  MADE_WITHOUT,
} from './slots.ts';
import { type Product, findProduct } from './product.ts';
import { findAction, hasMainVerb, joinLists, LIST_COMMA } from './verb-phrase.ts';
import { VAGUE } from './lexicon/vices.ts';
import { CALLED, ENGLISH, GENERIC_CALLS, PAIN_QUESTION, PORTUGUESE } from './lexicon/signals.ts';
import { type CopyText, fold, lowerFirst, readText, splitSentences } from './text.ts';
import { looksInfinitive, verbOf, verbOfThird } from './verbs.ts';

/** What a text is about, in its own words, ready to be said in another way. */
export type Subject = {
  /** What the buyer gets to do, from an infinitive on: 'vender bolos no pote'. */
  action: string | null;
  product: Product | null;
  /** Named when there is no product: 'unhas de gel'; with an action, what stands before its colon. */
  topic: string | null;
  /** Fits after 'para'. */
  audience: string | null;
  /** 'em 30 dias' */
  time: string | null;
  /** 'sem sair de casa', 'mesmo com pouco tempo' */
  qualifier: string | null;
  /** 'perder cliente', from 'Cansado de perder cliente?' */
  pain: string | null;
  /** '7 dias de garantia' or 'ou devolvemos o seu dinheiro', as written. */
  guarantee: string | null;
  domain: Domain;
  /** The field is sure; otherwise its phrases are gaps to fill. */
  hasDomain: boolean;
  /** Buyers learn or practise; otherwise they get a thing, a tool or a service. */
  teaches: boolean;
  /** The sentences worth keeping, calmed down and free of vices. */
  soundSentences: string[];
  /** Nothing was left out of them. */
  isWhole: boolean;
  /** The same in their paragraphs. */
  soundText: string;
};

export function readSubject(raw: string): Subject {
  const original = readText(raw);
  const sound = withoutVices(readText(calm(original.plain)), '|');
  const { action, home } = findHome(sound);
  const product = findProduct(sound, action);
  const topic = product ? null : action ? themeOf(original, action) : findTopic(sound);
  const called = calledGroup(sound)?.replace(/[,:]$/, '');
  const found = findAudience(sound) ?? (called ? lowerFirst(called) : null);
  const audience = found && action ? withoutAction(found, action) : found;
  const teaches = doesTeach(original, product, action);
  return {
    ...fieldOf(original.folded, { product, topic, action, audience, teaches }),
    teaches,
    action,
    product,
    topic,
    audience: audience || null,
    time: timeOf(action, home),
    qualifier: without(action, qualifierOf(action, home, sound)),
    pain: painIn(original.sentences),
    guarantee: findGuarantee(sound),
    soundSentences: soundOnes(original.sentences),
    isWhole: !original.sentences.some(hasVice),
    soundText: original.plain
      .split(/\n+/)
      .map((paragraph) =>
        soundOnes(splitSentences(paragraph))
          .filter((text) => !isEmptyTalk(text))
          .join(' '),
      )
      .filter(Boolean)
      .join('\n\n')
      .replace(LIST_GAP, '\n'),
  };
}

/** Whether nothing in the text says what is on offer: 'sucesso', 'Bem-vindo ao nosso site'. */
export const namesNothing = ({
  hasDomain,
  action,
  topic,
  product,
  soundSentences,
  soundText,
}: Subject) =>
  isOrder(soundSentences[0] ?? '') ||
  (!hasDomain &&
    !action &&
    !topic &&
    // 'Curso' alone says nothing.
    !product?.name.includes(' ') &&
    !(product && soundText.includes(`${product.name} que `)) &&
    soundSentences.filter((text) => text.split(/\s+/).length >= 3).length < 2);

/** Words to a machine, not to a buyer. */
export const isOrder = (text: string) =>
  /^(ignore|desconsidere|esque[cç]a) (tod[ao]s? )?(o|a|as|os|su?as?|qualquer) (regras?|instru|prompt|orienta|comando)/i.test(
    text,
  );

/** Bought at a distance, so that the buyer may give it back within seven days. */
export const sellsOnline = ({ product, soundText }: Pick<Subject, 'product' | 'soundText'>) =>
  product?.verb === 'baixar' ||
  product?.verb === 'receber' ||
  (product !== null &&
    product.verb !== 'agendar' &&
    /\b(online|gravad[ao]s?|pelo WhatsApp|pela internet)\b/i.test(soundText));

const PAIN =
  /^(?:você (?:está )?)?(?:cansad[oa]s?|cansou|chega) de (\p{L}+ [^.,;:!?]{4,70})[.?!]*$/iu;

function painIn(sentences: string[]): string | null {
  const said = sentences.flatMap((text) => PAIN.exec(text)?.[1] ?? []);
  const pain = said.find((text) => looksInfinitive(text.split(' ')[0] ?? '') && !hasVice(text));
  return pain ? calm(pain) : null;
}

/** What the action says already is not said again. */
const without = (action: string | null, phrase: string | null) =>
  phrase && action?.includes(phrase) ? null : phrase;

const soundOnes = (sentences: string[]) =>
  sentences
    .filter((sentence, at) => !hasVice(sentence) && sentences.indexOf(sentence) === at)
    .map(calm)
    .filter(Boolean);

/** The blank line between two items of a list. */
const LIST_GAP = /(?<=\n[-•*–✓✔] [^\n]*)\n\n(?=[-•*–✓✔] )/g;

/** 'Compre agora.', 'Tem muito conteúdo.': on a page they only take room. */
const isEmptyTalk = (text: string) =>
  text.split(/\s+/).length <= 5 &&
  !/\d/.test(text) &&
  (GENERIC_CALLS.test(fold(text)) || VAGUE.test(fold(text)));

/** The first action, and the sentence that it stands in: only that one's time belongs to it. */
function findHome(text: CopyText): { action: string | null; home: CopyText } {
  for (const strength of ['gain', 'any'] as const) {
    for (const sentence of text.sentences) {
      // 'Vai prestar concurso e não sabe por onde começar?' asks about the problem.
      if (/ não .*\?$/i.test(sentence) || PAIN_QUESTION.test(fold(sentence))) continue;
      const home = readText(sentence);
      const action = findAction(home, strength);
      if (action) return { action, home };
    }
  }
  return { action: null, home: text };
}

/** 'Móveis de palete: faça a sua primeira mesa': what stands before the colon says mesa of what. */
function themeOf({ plain }: CopyText, action: string): string | null {
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

/** 'Em 8 semanas você monta as dietas em 15 minutos': the time that follows the action is its own. */
function timeOf(action: string | null, home: CopyText): string | null {
  const rest = fold(action ?? '').replace(/^\S+ /, '');
  const at = rest ? home.folded.indexOf(rest) : -1;
  const after = at < 0 ? null : findTime(readText(home.plain.slice(at + rest.length)));
  const found = after ?? findTime(home);
  // How often belongs to the verb next to it, and to no other.
  return found &&
    OFTEN.test(found) &&
    !fold(home.plain.slice(at + rest.length))
      .trim()
      .startsWith(fold(found))
    ? null
    : found;
}

const OFTEN = /^(por|ao|a cada|toda|todo) /;

/** Without an action, 'sem glúten' tells what the thing is made of, and 'sem sair de casa' a gain. */
function qualifierOf(action: string | null, home: CopyText, sound: CopyText): string | null {
  const found = findQualifier(home) ?? (action ? findQualifier(sound) : null);
  const made = MADE_WITHOUT.test(fold(found?.split(' ')[1] ?? ''));
  const isMade =
    (made || !action) && /^sem /i.test(found ?? '') && !looksInfinitive(found?.split(' ')[1] ?? '');
  return isMade ? null : found;
}

/** 'psicólogos que querem lotar a agenda' → 'psicólogos', where the action is said anyway. */
function withoutAction(audience: string, action: string): string {
  const bare = audience.replace(/ (?!querem)\S{2,}[aei]rem( .*)?$/, '');
  const at = bare.indexOf(action);
  return at < 0
    ? bare
    : audience
        .slice(0, at)
        .replace(/ (e|que)( \S+)? *$/, '')
        .trim();
}

/** The field, where it is beyond doubt; its public says little about it. */
export function fieldOf(
  folded: string,
  {
    product,
    topic,
    action,
    audience,
    teaches,
  }: Pick<Subject, 'product' | 'topic' | 'action' | 'audience' | 'teaches'>,
): Pick<Subject, 'domain' | 'hasDomain'> {
  const name = product?.name ?? '';
  const isTool = product?.verb === 'testar';
  const offer = {
    said: elsewhere(folded.replace(fold(audience ?? ''), ' ')),
    core: elsewhere([name, topic, action].join(' ')),
    product: name,
    teaches,
  };
  const domain = isTool ? null : surelyIn(offer);
  const hint = isTool ? null : maybeIn(offer);
  return { domain: domain ?? gapsWith(hint, teaches), hasDomain: domain !== null };
}

/** Compost made 'em apartamento' is no matter of estate agents. */
const elsewhere = (text: string) => text.replace(/\bem (apartamentos?|casa|condominios?)\b/g, ' ');

const SELLS_THINGS =
  /\b(vendo|vendemos|faco|fazemos|entrego|entregamos|atendo|atendemos|temos|loja|alug\w+|agende|orcamento|conserto|consulta|sistema|aplicativo|app|assinatura|mensal(idade)?|por mes|teste \d+ dias|sem fidelidade)\b/;

/** 'Reduza sua conta de luz' is a gain, and nothing that one learns. */
const LEARNS =
  /\b(aprend\w+|ensin\w+|como|passo a passo|aulas?|encontros?|do zero|estud\w+|trein\w+|receitas?|exercicios?)\b/;

function doesTeach({ folded }: CopyText, product: Product | null, action: string | null): boolean {
  if (product) return product.verb === 'baixar' || product.verb === 'entrar';
  return (
    action !== null &&
    !SELLS_THINGS.test(folded) &&
    (LEARNS.test(folded) || domainOf(folded) !== null)
  );
}

/** A short name for what is sold, when the text is little more than that name. */
function findTopic(text: CopyText): string | null {
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
  const isEmpty = trimmed.every((word) => new RegExp(`^${VAGUE.source}$`).test(fold(word)));
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
