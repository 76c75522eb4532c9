import { headline, phrasesOf, pick } from '../phrases.ts';
import { withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { capitalize, lowerFirst } from '../text.ts';
import { command } from '../verb-phrase.ts';
import type { Draft } from './types.ts';

/** One line or two that open a page, a post or an ad. */
export function draftHeadlines(subject: Subject): Draft[] {
  const drafts = [...fromActions(subject), ...fromProduct(subject), ...fromOriginal(subject)];
  return drafts.map(({ angulo, texto }) => ({ angulo, texto: headline(texto) }));
}

function fromActions(subject: Subject): Draft[] {
  const { actions, commands, time, qualifiers, audiences, pains, firstSteps } = phrasesOf(subject);
  const promise = subject.guarantee?.startsWith('ou ') ? `, ${subject.guarantee}` : '';
  return [0, 1, 2].flatMap((turn) => {
    const action = pick(actions, turn);
    const order = pick(commands, turn);
    const qualifier = pick(qualifiers, turn);
    const audience = pick(audiences, turn);
    const step = pick(firstSteps, turn);
    return [
      { angulo: 'Resultado primeiro', texto: `${order}${time}, ${qualifier}${promise}` },
      { angulo: 'Fala com o público', texto: `Para ${audience}: ${order}${time}${promise}` },
      {
        angulo: 'Fala com o público',
        texto: `Para ${audience}: ${order}${time}, ${qualifier}${promise}`,
      },
      { angulo: 'Quebra de objeção', texto: `Como ${action}${time}, ${qualifier}` },
      { angulo: 'Quebra de objeção', texto: `${capitalize(qualifier)}: como ${action}${time}` },
      { angulo: 'Dor que acaba', texto: `Chega de ${pick(pains, turn)}: ${order}${time}` },
      { angulo: 'Passo a passo', texto: `O passo a passo para ${action}${time}, ${qualifier}` },
      {
        angulo: 'Passo a passo',
        texto: `O passo a passo de ${audience.replace(/^quem /, 'quem ')} para ${action}${time}`
          .replace(' de quem ', ' para quem ')
          .replace(/^(O passo a passo para quem .*) para /, '$1 e quer '),
      },
      {
        angulo: 'Primeiro passo',
        texto: `Quer ${action}${time}? ${capitalize(command(step))} ainda hoje, ${qualifier}`,
      },
      {
        angulo: 'Tudo em uma frase',
        texto: `Para ${audience}: ${order}${time}, ${qualifier}. ${capitalize(command(step))} ainda hoje${promise}`,
      },
    ];
  });
}

function fromProduct(subject: Subject): Draft[] {
  const name = subject.product?.name ?? subject.topic;
  if (!name) return [];
  const { commands, time, qualifiers, audiences, firstSteps } = phrasesOf(subject);
  const title = capitalize(name);
  const drafts = [0, 1, 2].flatMap((turn) => {
    const order = pick(commands, turn);
    const qualifier = pick(qualifiers, turn);
    const audience = pick(audiences, turn);
    return [
      { angulo: 'Produto e ganho', texto: `${title}: ${order}${time}, ${qualifier}` },
      { angulo: 'Produto e público', texto: `${title} para ${audience}: ${order}${time}` },
      {
        angulo: 'Produto e primeiro passo',
        texto: `${title} para ${audience}: comece hoje por ${pick(firstSteps, turn)}`,
      },
    ];
  });
  if (!subject.product || subject.hasDomain || subject.action) return drafts;
  const product = withThe(subject.product);
  return [
    {
      angulo: 'Sem surpresa',
      texto: `Veja ${product} por dentro antes de comprar: o que vem, para quem serve e como usar no primeiro dia`,
    },
    {
      angulo: 'Uso imediato',
      texto: `Use ${product} no mesmo dia, mesmo que seja a sua primeira vez`,
    },
    {
      angulo: 'Para quem serve',
      texto: `${title} para quem quer acertar na primeira compra, sem tentativa e erro`,
    },
    {
      angulo: 'Três perguntas',
      texto: `Três perguntas para responder antes de escolher ${product}, mesmo que seja a sua primeira vez`,
    },
    ...drafts,
  ];
}

/** The original with what it lacks, for texts that are already good. */
function fromOriginal(subject: Subject): Draft[] {
  const [only, ...others] = subject.soundSentences;
  if (!only || others.length > 0 || only.length > 220) return [];
  const core = only.replace(/[.!?…]+$/, '');
  const { audiences, qualifiers, firstSteps } = phrasesOf(subject);
  const step = pick(firstSteps, 0);
  return [
    ...(subject.audience
      ? []
      : audiences.map((audience) => ({
          angulo: 'Seu texto, com o público dito',
          texto: `Para ${audience}: ${lowerFirst(core)}`,
        }))),
    ...(subject.qualifier
      ? []
      : qualifiers.map((qualifier) => ({
          angulo: 'Seu texto, com a objeção respondida',
          texto: `${core}, ${qualifier}`,
        }))),
    {
      angulo: 'Seu texto, com um primeiro passo',
      texto: `${core}. ${capitalize(command(step))} ainda hoje`,
    },
  ];
}
