import { GENERIC_CALLS } from '../lexicon/signals.ts';
import { type Phrases, phrasesOf, pick, sentence } from '../phrases.ts';
import { agree, withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { capitalize, fold } from '../text.ts';
import { command } from '../verb-phrase.ts';
import { verbOf } from '../verbs.ts';
import type { Draft } from './types.ts';

/** What the copies share: opening by angle, the seller's own facts, who it is for, one call. */
export interface CopyParts {
  hooks: { angulo: string; text: string }[];
  /** Sentences of the seller that carry facts. */
  facts: string[];
  bridge: string;
  audience: string;
  call: string;
}

/** Two to five sentences, as under a post or in an ad. */
export function draftShortCopies(subject: Subject): Draft[] {
  return [0, 1, 2].flatMap((turn) => {
    const { hooks, facts, bridge, audience, call } = copyParts(subject, turn);
    return hooks.flatMap(({ angulo, text }) => [
      { angulo, texto: join([text, ...facts.slice(0, 2), bridge, audience, call]) },
      { angulo, texto: join([text, ...facts.slice(0, 4), audience, call]) },
      { angulo, texto: join([text, bridge, audience, call]) },
    ]);
  });
}

export const join = (sentences: string[]) =>
  sentences
    .filter(Boolean)
    .map((text) => sentence(text))
    .join(' ');

export function copyParts(subject: Subject, turn: number): CopyParts {
  const phrases = phrasesOf(subject);
  const own = splitOwn(subject.soundSentences);
  const step = pick(phrases.firstSteps, turn);
  return {
    hooks: hooksOf(phrases, turn),
    facts: own.facts,
    bridge: bridgeOf(subject, phrases, turn),
    audience:
      subject.audience &&
      own.facts.some((fact) => fold(fact).includes(fold(subject.audience ?? '')))
        ? ''
        : audienceLine(subject, phrases, turn),
    call: own.call ?? `Comece hoje: ${command(step)}`,
  };
}

function hooksOf(
  { actions, commands, time, qualifiers, audiences, pains, firstSteps }: Phrases,
  turn: number,
) {
  const action = pick(actions, turn);
  const order = pick(commands, turn);
  return [
    { angulo: 'Dor que acaba', text: `Chega de ${pick(pains, turn)}` },
    { angulo: 'Resultado primeiro', text: `${order}${time}, ${pick(qualifiers, turn)}` },
    {
      angulo: 'Pergunta que separa o público',
      text: `Quer ${action}${time}, mas sempre deixa para depois?`,
    },
    { angulo: 'Fala com o público', text: `Isto é para ${pick(audiences, turn)}` },
    {
      angulo: 'Primeiro passo pequeno',
      text: `${capitalize(command(pick(firstSteps, turn)))}: é assim que começa quem quer ${action}${time}`,
    },
  ];
}

function bridgeOf(
  { product, domain, action }: Subject,
  { actions, time, qualifiers }: Phrases,
  turn: number,
): string {
  const gain = action ?? pick(actions, turn);
  const extra = pick(domain.actions, turn + 1);
  const means = product ? `Com ${withThe(product)}, você vai` : 'Passo a passo, você vai';
  return action
    ? `${means} ${gain}${time}, ${pick(qualifiers, turn)}`
    : `${means} ${gain} e ${extra}`;
}

function audienceLine({ product }: Subject, { audiences }: Phrases, turn: number): string {
  const made = product ? agree(product, 'Feit') : 'Feito';
  return `${made} para ${pick(audiences, turn + 1)}`;
}

/** The seller's own call is kept when it says what happens; the rest are facts. */
function splitOwn(sentences: string[]): { facts: string[]; call: string | null } {
  const isCall = (text: string) => verbOf(text.split(/\s+/)[0] ?? '', '', 'action') !== null;
  const calls = sentences.filter(
    (text) => isCall(text) && !GENERIC_CALLS.test(fold(text)) && text.split(/\s+/).length >= 4,
  );
  const facts = sentences.filter(
    (text) => !isCall(text) && !GENERIC_CALLS.test(fold(text)) && text.split(/\s+/).length >= 3,
  );
  return { facts: facts.sort((a, b) => weight(b) - weight(a)), call: calls.at(-1) ?? null };
}

const weight = (text: string) => (/\d/.test(text) ? 1 : 0);
