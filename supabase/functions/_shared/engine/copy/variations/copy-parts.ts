import { PROOF } from '../lexicon/signals.ts';
import { type Phrases, phrasesOf, pick, sentence } from '../phrases.ts';
import { agree, isProductHead, withThe } from '../product.ts';
import { sellsOnline, type Subject } from '../subject.ts';
import { capitalize, fold, lowerFirst } from '../text.ts';
import { hasMainVerb } from '../verb-phrase.ts';
import { callOf } from './call-line.ts';
import { type Hook, hooksOf } from './hooks.ts';
import { saysTheSame, splitOwn } from './own-sentences.ts';

/** Brazilian consumer law (CDC, art. 49) gives every online buyer this right. */
const LEGAL_REFUND =
  'Comprou pela internet, tem 7 dias para desistir e receber o dinheiro de volta';

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
