import { GENERIC_CALLS } from '../lexicon/signals.ts';
import { headline, phrasesOf } from '../phrases.ts';
import { type Product, withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { fold, lowerFirst } from '../text.ts';
import { inFirstPerson } from '../verb-phrase.ts';
import { imperative, looksInfinitive, verbOf } from '../verbs.ts';
import type { Draft } from './types.ts';

const MAX_WORDS = 12;

const FIRST_MOVES: Record<Product['verb'], (product: string) => string[]> = {
  baixar: (product) => [`Quero baixar ${product} e usar hoje`, `Baixar ${product} e começar hoje`],
  entrar: (product) => [`Quero começar ${product} hoje`],
  testar: (product) => [`Quero testar ${product} hoje`, `Testar ${product} com o meu caso hoje`],
  agendar: (product) => [`Quero agendar ${product} hoje`, `Agendar ${product} para esta semana`],
  receber: (product) => [`Quero receber ${product} em casa`],
};

/** Button texts: a verb, what comes of it, and no more. */
export function draftCalls(subject: Subject): Draft[] {
  const { actions, time } = phrasesOf(subject);
  const { product } = subject;
  const isKnown = subject.hasDomain || subject.action !== null;
  const mine = isKnown ? actions.flatMap((action) => inFirstPerson(action) ?? []) : [];
  const safety = subject.guarantee?.match(/\d+ dias/)?.[0];
  const drafts: Draft[] = [
    ...mine.flatMap((action) => [
      { angulo: 'Na voz de quem compra', texto: `Quero ${action}${time}` },
      { angulo: 'Na voz de quem compra', texto: `Quero ${action} hoje` },
      { angulo: 'Começo imediato', texto: `Começar a ${action} hoje` },
      { angulo: 'Curiosidade de quem decide', texto: `Quero ver como ${action}` },
      ...(safety
        ? [{ angulo: 'Sem risco', texto: `Quero ${action} com ${safety} de garantia` }]
        : []),
    ]),
    ...(product ? productCalls(product) : []),
    ...fromOriginal(subject),
  ];
  return [...drafts, ...GAPS]
    .map((draft) => ({ ...draft, texto: headline(draft.texto) }))
    .filter(
      ({ texto }) =>
        texto.split(' ').length <= MAX_WORDS &&
        !/(hoje|agora|dia|semana|noite|mês).* (hoje|agora)/.test(texto),
    );
}

/** What only the seller knows: what is behind the button. */
const GAPS: Draft[] = [
  {
    angulo: 'O que a pessoa recebe',
    texto: 'Quero receber [o que vem logo depois do clique] hoje',
    closeness: -25,
  },
  {
    angulo: 'O ganho no botão',
    texto: 'Quero conseguir [o resultado] em [prazo]',
    closeness: -25,
  },
  {
    angulo: 'Sem risco',
    texto: 'Testar grátis [o seu produto] por [número] dias, sem cartão',
    closeness: -27,
  },
];

/** The button as it stands, with what it may lack: the gain, the moment, the voice of the reader. */
function fromOriginal({ soundSentences: [only = '', ...others] }: Subject): Draft[] {
  const core = only.replace(/[.!?…]+$/, '');
  const [first = '', second = ''] = core.split(' ');
  const asks = /^quero$/i.test(first) || looksInfinitive(first) || verbOf(first, '', 'action');
  if (!asks || others.length > 0 || !core.includes(' ') || GENERIC_CALLS.test(fold(core)))
    return [];
  const isTimed =
    /\b(hoje|agora|ja|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia|em \d+ [a-z]+)\b/.test(
      fold(core),
    );
  // 'Quero minha vaga para resolver…': a noun and a verb are not joined by 'e'.
  const isNoun = /^quero$/i.test(first) && !looksInfinitive(second);
  const isOwn = looksInfinitive(first) || /^quero$/i.test(first);
  const solve = isNoun ? 'para resolver' : isOwn ? 'e resolver' : 'e resolva';
  const drafts = [
    // 'Quero minha tábua no sábado' says all that a button has to.
    ...(isNoun && isTimed
      ? []
      : [
          {
            angulo: 'Seu texto, com o ganho',
            texto: `${core} ${solve} [o que incomoda]`,
            closeness: 4,
          },
        ]),
    ...(isTimed
      ? []
      : [{ angulo: 'Seu texto, com o momento', texto: `${core} hoje`, closeness: 8 }]),
  ];
  if (!looksInfinitive(first)) return drafts;
  return [
    ...drafts,
    {
      angulo: 'Seu texto, na voz de quem compra',
      texto: `Quero ${lowerFirst(core)}`,
      closeness: 8,
    },
    {
      angulo: 'Seu texto, como convite',
      texto: `${imperative(first.toLocaleLowerCase('pt-BR'))} ${toReader(core)} e resolva [o que incomoda]`,
      closeness: 2,
    },
  ];
}

/** 'Agendar minha visita' → 'sua visita' */
const toReader = (core: string) =>
  core
    .split(' ')
    .slice(1)
    .join(' ')
    .replace(/(?<!\p{L})m(eu|inha)(s?)(?!\p{L})/giu, (_, end: string, plural: string) =>
      end.toLowerCase() === 'eu' ? `seu${plural}` : `sua${plural}`,
    );

function productCalls(product: Product): Draft[] {
  const the = withThe(product);
  return [
    ...(product.isPlural && !/^aulas/.test(product.name) ? [] : FIRST_MOVES[product.verb](the)).map(
      (texto) => ({ angulo: 'O que a pessoa recebe', texto, closeness: 15 }),
    ),
    // A visit or a parcel has no inside to look at.
    ...(product.verb === 'agendar' || product.verb === 'receber'
      ? []
      : [
          {
            angulo: 'Por dentro do produto',
            texto: `Quero ver ${the} por dentro e decidir hoje`,
            closeness: 6,
          },
        ]),
  ];
}
