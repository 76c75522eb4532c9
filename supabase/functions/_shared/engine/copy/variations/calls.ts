import { headline, phrasesOf, pick } from '../phrases.ts';
import { type Product, withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { command, inFirstPerson } from '../verb-phrase.ts';
import type { Draft } from './types.ts';

const FIRST_MOVE: Record<Product['verb'], (product: string) => string[]> = {
  baixar: (product) => [`Quero baixar ${product} e usar hoje`, `Baixar ${product} e começar hoje`],
  entrar: (product) => [`Quero começar ${product} hoje`, `Quero ver ${product} por dentro hoje`],
  testar: (product) => [`Quero testar ${product} hoje`, `Testar ${product} com o meu caso hoje`],
  agendar: (product) => [`Quero agendar ${product} hoje`, `Agendar ${product} para esta semana`],
  receber: (product) => [`Quero receber ${product}`, `Quero ver ${product} antes de decidir hoje`],
};

/** Button texts: a verb, what comes of it, and no more. */
export function draftCalls(subject: Subject): Draft[] {
  const { actions, time, firstSteps } = phrasesOf(subject);
  const mine = actions.flatMap((action) => inFirstPerson(action) ?? []);
  const product = subject.product ? withThe(subject.product) : null;
  const steps = firstSteps.map(command);
  const safety = subject.guarantee?.match(/\d+ dias/)?.[0];
  const drafts: Draft[] = [
    ...mine.flatMap((action) => [
      { angulo: 'Na voz de quem compra', texto: `Quero ${action}${time}` },
      { angulo: 'Na voz de quem compra', texto: `Quero ${action} hoje` },
      { angulo: 'Começo imediato', texto: `Começar a ${action} hoje` },
      ...(safety
        ? [{ angulo: 'Sem risco', texto: `Quero ${action} com ${safety} de garantia` }]
        : []),
    ]),
    ...(product && subject.product
      ? FIRST_MOVE[subject.product.verb](product).map((texto) => ({
          angulo: 'O que a pessoa recebe',
          texto,
        }))
      : []),
    ...steps.map((step) => ({ angulo: 'Primeiro passo pequeno', texto: `${step} agora` })),
    ...firstSteps.flatMap((step) => {
      const own = inFirstPerson(step);
      return own
        ? [{ angulo: 'Primeiro passo na voz de quem compra', texto: `Quero ${own} hoje` }]
        : [];
    }),
    {
      angulo: 'Decisão sem pressa',
      texto: product
        ? `Quero ver ${product} por dentro e decidir hoje`
        : 'Quero ver como funciona e decidir hoje',
    },
    { angulo: 'Começo garantido', texto: 'Quero garantir o meu acesso e começar hoje' },
    {
      angulo: 'Começo em minutos',
      texto: `Quero começar agora pelo passo ${pick(['mais fácil', 'mais curto'], 0)}`,
    },
  ];
  return drafts.map(({ angulo, texto }) => ({ angulo, texto: headline(texto) }));
}
