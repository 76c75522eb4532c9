import { GENERIC_CALLS, OFFER_QUESTION, PROOF } from '../lexicon/signals.ts';
import { type Phrases, phrasesOf, pick, sentence } from '../phrases.ts';
import { agree, isProductHead, withThe } from '../product.ts';
import { sellsOnline, type Subject } from '../subject.ts';
import { capitalize, fold, lowerFirst } from '../text.ts';
import { hasMainVerb, whileDoing } from '../verb-phrase.ts';
import { verbOf } from '../verbs.ts';
import { callOf } from './call-line.ts';
import { audienceAngle } from './headlines.ts';

/** Brazilian consumer law (CDC, art. 49) gives every online buyer this right. */
const LEGAL_REFUND =
  'Comprou pela internet, tem 7 dias para desistir e receber o dinheiro de volta';

export type Hook = {
  angulo: string;
  text: string;
  says: 'dor' | 'cena' | 'objecao' | 'ganho' | 'publico' | 'fato';
};

/** What short and long copies share. */
export type CopyParts = {
  hooks: Hook[];
  /** The seller's own most telling sentences. */
  facts: string[];
  /** Says the gain, for openings that do not. */
  bridge: string;
  /** Says how one gets there, for openings that give the gain away. */
  detail: string;
  audience: string;
  /** The same with the product's name, for texts that say it nowhere else. */
  named: string;
  /** Takes the risk off the reader, unless the seller's own words do. */
  safety: string;
  call: string;
};

export function copyParts(subject: Subject, turn: number): CopyParts {
  const phrases = phrasesOf(subject);
  const { facts: own, call } = splitOwn(subject.soundSentences);
  const name = nameOf(subject, own);
  // 'Curso de apicultura.' is no sentence: it goes where it stands in one.
  const facts = own.filter((fact) => fact !== name);
  const saysAction = facts.some((fact) => saysTheSame(fact, subject.action));
  const saysAudience =
    subject.audience !== null &&
    facts.some((fact) => fold(fact).includes(fold(subject.audience ?? '')));
  const audience = saysAudience ? '' : `${madeFor(subject)} para ${pick(phrases.audiences, turn)}`;
  const isSafe = subject.guarantee || facts.some((fact) => PROOF.test(fold(fact)));
  return {
    hooks: hooksOf(subject, phrases, facts, turn, saysAudience),
    facts,
    bridge: saysAction ? '' : bridgeOf({ ...subject, topic: subject.topic && name }, phrases, turn),
    detail: subject.hasDomain ? detailOf(subject, phrases, turn) : '',
    audience,
    named: name ? named(subject, name, audience) : audience,
    safety: isSafe || !sellsOnline(subject) ? '' : LEGAL_REFUND,
    call: call ?? callOf(subject, pick(phrases.firstSteps, turn + 1)),
  };
}

const madeFor = ({ product, hasDomain }: Subject) =>
  product ? agree(product, 'Feit') : hasDomain ? 'Feito' : 'É';

/** The line that only names what is sold; in one word it did not count as a fact. */
function nameOf({ product, topic, audience }: Subject, facts: string[]): string | null {
  const name = fold(product?.name ?? topic ?? '');
  if (!name) return null;
  const said = facts.filter((fact) => fold(fact).includes(name));
  if (said.length === 0) return product ? null : topic;
  const isBare = (fact: string) =>
    !/\d|(?<!\p{L})que(?!\p{L})|[,:;?]/u.test(withoutKind(fact)) &&
    !hasMainVerb(fact) &&
    !(audience && fold(fact).includes(fold(audience)));
  return said.find(isBare) ?? null;
}

/** 'Ebook: guia de compostagem' says the kind twice. */
const withoutKind = (fact: string) =>
  isProductHead(fact.split(':')[0] ?? '') ? fact.replace(/^\S+: /, '') : fact;

/** 'Curso de apicultura, feito para pequenos produtores' */
function named({ product }: Subject, name: string, audience: string): string {
  const title = name.replace(/[.!]+$/, '');
  return product
    ? `${title}, ${lowerFirst(audience)}`
    : `${title}, ${audience.replace(/^(É|Feito) /, '')}`;
}

export const join = (lines: string[]) =>
  lines
    .filter(Boolean)
    .map((line) => sentence(line))
    .join(' ');

function hooksOf(
  subject: Subject,
  { actions, commands, time, qualifiers, audiences, pains, firstSteps }: Phrases,
  facts: string[],
  turn: number,
  saysAudience: boolean,
): Hook[] {
  const { hasDomain, teaches } = subject;
  const action = pick(actions, turn);
  const knowsGain = hasDomain || subject.action !== null;
  const question = facts.find(isScene);
  const doubts = subject.domain.objections.filter((text) => text.startsWith('mesmo'));
  // A price opens no conversation, and what stands first already needs no moving.
  const strong = facts
    .slice(1)
    .filter((text) => /\d/.test(text) && !/R\$/.test(text) && /^\p{Lu}/u.test(text));
  const hooks: (Hook | false)[] = [
    // Who opens with 'Chega de…' has said it.
    !facts.some((fact) => /^chega de /i.test(fact)) && {
      angulo: 'Dor que acaba',
      text: `Chega de ${pick(pains, turn)}`,
      says: 'dor',
    },
    knowsGain && {
      angulo: 'Resultado primeiro',
      text: `${pick(commands, turn)}${time}, ${pick(qualifiers, turn)}`,
      says: 'ganho',
    },
    // Nobody puts off a purchase as they put off a course.
    teaches &&
      knowsGain &&
      !question && {
        angulo: 'Pergunta que separa o público',
        text: `Quer ${action}${time}, mas sempre deixa para depois?`,
        says: 'ganho',
      },
    (!knowsGain || question !== undefined) && {
      angulo: 'Pergunta que separa o público',
      text: question ?? 'Já passou por [uma cena que o seu cliente conhece bem]?',
      says: 'cena',
    },
    !saysAudience && {
      angulo: audienceAngle(subject),
      text: `Isto é para ${pick(audiences, turn)}`,
      says: 'publico',
    },
    doubts.length > 0 && {
      angulo: 'Responde à objeção',
      text: `${teaches ? 'Dá para começar' : 'Serve'} ${pick(doubts, turn)}`,
      says: 'objecao',
    },
    strong.length > 0 && {
      angulo: 'Fato mais forte primeiro',
      text: pick(strong, turn),
      says: 'fato',
    },
    // Our first steps suit the field, not always what this seller promises.
    hasDomain &&
      !subject.action &&
      teaches && {
        angulo: 'Primeiro passo pequeno',
        text: `Quem quer ${action}${time} começa pequeno: ${whileDoing(pick(firstSteps, turn))}`,
        says: 'ganho',
      },
  ];
  return hooks.filter((hook) => hook !== false);
}

/** 'Com a planilha, você'; a bare topic has no article that we know of. */
const withIt = ({ product, topic }: Subject) => {
  if (product) return `Com ${withThe(product)}, você`;
  return topic ? `${capitalize(topic)}: aqui você` : 'Você';
};

function bridgeOf(subject: Subject, { actions, time, qualifiers }: Phrases, turn: number): string {
  const { domain, action, hasDomain } = subject;
  const means = `${withIt(subject)} vai`;
  if (action) return `${means} ${action}${time}, ${pick(qualifiers, turn)}`;
  if (!hasDomain) return `${withIt(subject)} consegue [o que muda no dia do seu cliente]`;
  return `${means} ${pick(actions, turn)}. Também vai ${pick(domain.actions, turn + 1)}`;
}

function detailOf(subject: Subject, { qualifiers }: Phrases, turn: number): string {
  const way = subject.teaches ? 'avança um passo por vez' : 'escolhe com calma';
  return `${withIt(subject)} ${way}, ${pick(qualifiers, turn + 1)}`;
}

/** 'Você ainda controla tudo no caderno?' opens a text, and belongs nowhere else. */
export const isScene = (text: string) =>
  /\?$/.test(text) &&
  !/^(quer|como|por que|o que)\b/i.test(text) &&
  !OFFER_QUESTION.test(fold(text));

/** The seller's own call is kept when it says what happens; the rest are facts. */
function splitOwn(sentences: string[]): { facts: string[]; call: string | null } {
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

function saysTheSame(text: string, action: string | null): boolean {
  if (!action) return false;
  const words = fold(action)
    .split(/\W+/)
    .filter((word) => word.length > 4);
  const said = fold(text);
  return (
    words.filter((word) => said.includes(word.slice(0, 5))).length >= Math.min(2, words.length)
  );
}
