import { GENERIC_CALLS } from '../lexicon/signals.ts';
import { headline, phrasesOf } from '../phrases.ts';
import { type Product, withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { fold, lowerFirst } from '../text.ts';
import { command, inFirstPerson } from '../verb-phrase.ts';
import { looksInfinitive } from '../verbs.ts';
import type { Draft } from './types.ts';

const MAX_WORDS = 10;

const FIRST_MOVES: Record<Product['verb'], (product: string) => string[]> = {
  baixar: (product) => [`Quero baixar ${product} e usar hoje`, `Baixar ${product} e começar hoje`],
  entrar: (product) => [
    `Quero começar ${product} hoje`,
    `Garantir o meu lugar e começar ${product} hoje`,
  ],
  testar: (product) => [`Quero testar ${product} hoje`, `Testar ${product} com o meu caso hoje`],
  agendar: (product) => [`Quero agendar ${product} hoje`, `Agendar ${product} para esta semana`],
  receber: (product) => [`Quero receber ${product} hoje`, `Escolher ${product} e receber em casa`],
};

/** Button texts: a verb, what comes of it, and no more. */
export function draftCalls(subject: Subject): Draft[] {
  const { actions, time, firstSteps } = phrasesOf(subject);
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
      { angulo: 'Curiosidade de quem decide', texto: `Ver hoje como ${action}` },
      ...(safety
        ? [{ angulo: 'Sem risco', texto: `Quero ${action} com ${safety} de garantia` }]
        : []),
    ]),
    ...(product ? productCalls(product) : []),
    ...fromOriginal(subject),
    ...(subject.hasDomain && !subject.action && !product
      ? firstSteps.map((step) => ({
          angulo: 'Primeiro passo pequeno',
          texto: `${command(step)} agora`,
        }))
      : []),
    {
      angulo: 'Decisão sem pressa',
      texto: 'Quero ver como funciona e decidir hoje',
      closeness: -10,
    },
    {
      angulo: 'Começo garantido',
      texto: 'Quero garantir o meu acesso e começar hoje',
      closeness: -10,
    },
    {
      angulo: 'Começo em minutos',
      texto: 'Quero começar agora pelo passo mais fácil',
      closeness: -10,
    },
  ];
  return drafts
    .map((draft) => ({ ...draft, texto: headline(draft.texto) }))
    .filter(
      ({ texto }) =>
        texto.split(' ').length <= MAX_WORDS &&
        !/(hoje|agora|dia|semana|noite|mês).* (hoje|agora)/.test(texto),
    );
}

/** The button as it stands, with what it may lack: the moment, or the voice of the reader. */
function fromOriginal({ soundSentences: [only = '', ...others] }: Subject): Draft[] {
  const core = only.replace(/[.!?…]+$/, '');
  const [first = ''] = core.split(' ');
  if (others.length > 0 || !core.includes(' ') || GENERIC_CALLS.test(fold(core))) return [];
  const drafts = [
    { angulo: 'Seu texto, com o momento', texto: `${core} hoje` },
    { angulo: 'Seu texto, para agora mesmo', texto: `${core} agora` },
  ];
  if (!looksInfinitive(first)) return drafts;
  return [
    ...drafts,
    { angulo: 'Seu texto, na voz de quem compra', texto: `Quero ${lowerFirst(core)} hoje` },
  ];
}

function productCalls(product: Product): Draft[] {
  const the = withThe(product);
  return [
    ...FIRST_MOVES[product.verb](the).map((texto) => ({
      angulo: 'O que a pessoa recebe',
      texto,
      closeness: 15,
    })),
    {
      angulo: 'Por dentro do produto',
      texto: `Quero ver ${the} por dentro e decidir hoje`,
      closeness: 12,
    },
  ];
}
