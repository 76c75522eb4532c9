import { GENERIC_CALLS, PROOF } from '../lexicon/signals.ts';
import { type Phrases, phrasesOf, pick, sentence } from '../phrases.ts';
import { agree, type Product, withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { fold } from '../text.ts';
import { command, whileDoing } from '../verb-phrase.ts';
import { verbOf } from '../verbs.ts';
import { audienceAngle } from './headlines.ts';

/** Brazilian consumer law (CDC, art. 49) gives every online buyer this right. */
export const LEGAL_REFUND =
  'Comprou pela internet, tem 7 dias para desistir e receber o dinheiro de volta';

/** What short and long copies share. */
export type CopyParts = {
  hooks: { angulo: string; text: string; says: 'dor' | 'ganho' | 'publico' }[];
  /** The seller's own most telling sentences. */
  facts: string[];
  /** Says the gain, for openings that do not. */
  bridge: string;
  /** Says how one gets there, for openings that give the gain away. */
  detail: string;
  audience: string;
  /** Takes the risk off the reader, unless the seller's own words do. */
  safety: string;
  call: string;
};

export function copyParts(subject: Subject, turn: number): CopyParts {
  const phrases = phrasesOf(subject);
  const { facts, call } = splitOwn(subject.soundSentences);
  const saysAction = facts.some((fact) => saysTheSame(fact, subject.action));
  const saysAudience =
    subject.audience && facts.some((fact) => fold(fact).includes(fold(subject.audience ?? '')));
  return {
    hooks: hooksOf(subject, phrases, turn),
    facts,
    bridge: saysAction ? '' : bridgeOf(subject, phrases, turn),
    detail: detailOf(subject, phrases, turn),
    audience: saysAudience
      ? ''
      : `${subject.product ? agree(subject.product, 'Feit') : 'Feito'} para ${pick(phrases.audiences, turn)}`,
    safety: subject.guarantee || facts.some((fact) => PROOF.test(fold(fact))) ? '' : LEGAL_REFUND,
    call: call ?? callOf(subject.product, pick(phrases.firstSteps, turn + 1)),
  };
}

export const join = (lines: string[]) =>
  lines
    .filter(Boolean)
    .map((line) => sentence(line))
    .join(' ');

function hooksOf(
  subject: Subject,
  { actions, commands, time, qualifiers, audiences, pains, firstSteps }: Phrases,
  turn: number,
): CopyParts['hooks'] {
  const action = pick(actions, turn);
  return [
    { angulo: 'Dor que acaba', text: `Chega de ${pick(pains, turn)}`, says: 'dor' },
    {
      angulo: 'Resultado primeiro',
      text: `${pick(commands, turn)}${time}, ${pick(qualifiers, turn)}`,
      says: 'ganho',
    },
    // Nobody puts off a purchase as they put off a course.
    ...(subject.domain.isPurchase
      ? []
      : [
          {
            angulo: 'Pergunta que separa o público',
            text: `Quer ${action}${time}, mas sempre deixa para depois?`,
            says: 'ganho' as const,
          },
        ]),
    {
      angulo: audienceAngle(subject),
      text: `Isto é para ${pick(audiences, turn)}`,
      says: 'publico',
    },
    // Our first steps suit the field, not always what this seller promises.
    ...(subject.action
      ? []
      : [
          {
            angulo: 'Primeiro passo pequeno',
            text: `Quem quer ${action}${time} começa pequeno: ${whileDoing(pick(firstSteps, turn))}`,
            says: 'ganho' as const,
          },
        ]),
  ];
}

/** 'Com a planilha, você', or with the bare topic where there is no product. */
const withIt = ({ product, topic }: Subject) =>
  product ? `Com ${withThe(product)}, você` : topic ? `Com ${topic}, você` : 'Você';

function bridgeOf(subject: Subject, { actions, time, qualifiers }: Phrases, turn: number): string {
  const { domain, action } = subject;
  const means = `${withIt(subject)} vai`;
  if (action) return `${means} ${action}${time}, ${pick(qualifiers, turn)}`;
  return `${means} ${pick(actions, turn)}. Também vai ${pick(domain.actions, turn + 1)}`;
}

function detailOf(subject: Subject, { qualifiers }: Phrases, turn: number): string {
  const way = subject.domain.isPurchase ? 'escolhe com calma' : 'avança um passo por vez';
  return `${withIt(subject)} ${way}, ${pick(qualifiers, turn + 1)}`;
}

const CALLS: Record<Product['verb'], (product: string, step: string) => string> = {
  baixar: (product, step) => `Baixe ${product} e comece hoje ${step}`,
  entrar: (product, step) => `Comece ${product} hoje, ${step}`,
  testar: (product, step) => `Teste ${product} hoje, ${step}`,
  agendar: (product) => `Agende ${product} e leve a sua maior dúvida`,
  receber: (product) => `Peça ${product} hoje e veja de perto`,
};

function callOf(product: Product | null, step: string): string {
  return product
    ? CALLS[product.verb](withThe(product), whileDoing(step))
    : `Comece hoje: ${command(step)}`;
}

/** The seller's own call is kept when it says what happens; the rest are facts. */
function splitOwn(sentences: string[]): { facts: string[]; call: string | null } {
  const useful = sentences.filter(
    (text) => !GENERIC_CALLS.test(fold(text)) && text.split(/\s+/).length >= 3,
  );
  const isCall = (text: string) => verbOf(text.split(/\s+/)[0] ?? '', '', 'action') !== null;
  const facts = mostTelling(useful.filter((text) => !isCall(text)));
  const call = useful.filter((text) => isCall(text)).at(-1) ?? null;
  return { facts, call };
}

/** Up to four sentences, those with figures first in line, in the order in which they were written. */
function mostTelling(sentences: string[]): string[] {
  const hasFigure = (text: string) => /\d/.test(text);
  const chosen = new Set([...sentences.filter(hasFigure), ...sentences].slice(0, 4));
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
