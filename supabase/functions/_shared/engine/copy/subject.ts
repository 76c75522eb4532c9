import { calm, hasVice, withoutVices } from './clean.ts';
import type { Domain } from './domains/index.ts';
import { doesTeach, fieldOf } from './field.ts';
import { GENERIC_CALLS, PAIN_QUESTION } from './lexicon/signals.ts';
import { VAGUE } from './lexicon/vices.ts';
import { type Product, findProduct } from './product.ts';
import {
  calledGroup,
  findAudience,
  findGuarantee,
  findQualifier,
  findTime,
  MADE_WITHOUT,
} from './slots.ts';
import { type CopyText, fold, lowerFirst, readText, splitSentences } from './text.ts';
import { findTopic, isOrder, themeOf } from './topic.ts';
import { findAction } from './verb-phrase.ts';
import { looksInfinitive } from './verbs.ts';

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
  audience,
}: Subject) =>
  isOrder(soundSentences[0] ?? '') ||
  (!hasDomain &&
    !action &&
    !topic &&
    // 'Curso' alone says nothing.
    !product?.name.includes(' ') &&
    !(product && audience) &&
    !(product && soundText.includes(`${product.name} que `)) &&
    soundSentences.filter((text) => text.split(/\s+/).length >= 3).length < 2);

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
  const found =
    findQualifier(home) ?? (action && sound.sentences.length <= 3 ? findQualifier(sound) : null);
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
