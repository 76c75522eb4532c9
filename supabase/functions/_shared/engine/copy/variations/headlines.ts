import { headline, type Phrases, phrasesOf, pick } from '../phrases.ts';
import { withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { capitalize, lowerFirst } from '../text.ts';
import { command, whileDoing } from '../verb-phrase.ts';
import type { Draft } from './types.ts';

/** One line or two that open a page, a post or an ad. */
export function draftHeadlines(subject: Subject): Draft[] {
  const phrases = phrasesOf(subject);
  const isPlainProduct = subject.product && !subject.hasDomain && !subject.action;
  const drafts = isPlainProduct
    ? [...fromPlainProduct(subject), ...fromNamedProduct(subject, phrases)]
    : [
        ...fromActions(subject, phrases),
        ...fromNamedProduct(subject, phrases),
        ...fromOriginal(subject, phrases),
      ];
  return drafts.map((draft) => ({ ...draft, texto: headline(draft.texto) }));
}

/** An audience that we suggest is no fact about the product: the angle says so. */
export const audienceAngle = ({ audience }: Subject) =>
  audience ? 'Fala com o público' : 'Fala com um público (troque pelo seu)';

function fromActions(subject: Subject, phrases: Phrases): Draft[] {
  const { actions, commands, time, qualifiers, audiences, pains, firstSteps } = phrases;
  const promise = subject.guarantee?.startsWith('ou ') ? `, ${subject.guarantee}` : '';
  const toAudience = audienceAngle(subject);
  return [0, 1, 2].flatMap((turn) => {
    const action = pick(actions, turn);
    const order = pick(commands, turn);
    const qualifier = pick(qualifiers, turn);
    const audience = pick(audiences, turn);
    const drafts: Draft[] = [
      { angulo: 'Resultado primeiro', texto: `${order}${time}, ${qualifier}${promise}` },
      { angulo: toAudience, texto: `Para ${audience}: ${order}${time}${promise}` },
      { angulo: toAudience, texto: `Para ${audience}: ${order}${time}, ${qualifier}${promise}` },
      { angulo: 'Responde à objeção', texto: `Como ${action}${time}, ${qualifier}` },
      { angulo: 'Responde à objeção', texto: `${qualifier}: como ${action}${time}` },
      { angulo: 'Passo a passo', texto: `O passo a passo para ${action}${time}, ${qualifier}` },
    ];
    if (!subject.hasDomain) return drafts;
    const step = capitalize(command(pick(firstSteps, turn)));
    return [
      ...drafts,
      { angulo: 'Dor que acaba', texto: `Chega de ${pick(pains, turn)}: ${order}${time}` },
      {
        angulo: 'Dor que acaba',
        texto: `Chega de ${pick(pains, turn)}: ${order}${time}, ${qualifier}`,
      },
      {
        angulo: 'Pergunta e primeiro passo',
        texto: `Quer ${action}${time}? ${step} ainda hoje, ${qualifier}`,
      },
    ];
  });
}

function fromNamedProduct(subject: Subject, phrases: Phrases): Draft[] {
  const name = subject.product?.name ?? subject.topic;
  // 'App: …' names nothing.
  if (!name || (subject.product && !name.includes(' '))) return [];
  const { commands, time, qualifiers, audiences, firstSteps } = phrases;
  const title = capitalize(name);
  return [0, 1, 2].flatMap((turn) => [
    {
      angulo: 'Produto e ganho',
      texto: `${title}: ${pick(commands, turn)}${time}, ${pick(qualifiers, turn)}`,
    },
    {
      angulo: 'Produto e público',
      texto: `${title} para ${pick(audiences, turn)}: ${pick(commands, turn)}${time}`,
    },
    ...(subject.hasDomain
      ? [
          {
            angulo: 'Produto e primeiro passo',
            texto: `${title} para ${pick(audiences, turn)}: comece hoje ${whileDoing(pick(firstSteps, turn))}`,
          },
        ]
      : []),
  ]);
}

/** A thing of which the text says nothing more, in a field that we do not know. */
function fromPlainProduct({ product, audience }: Subject): Draft[] {
  if (!product) return [];
  const the = withThe(product);
  const buyers = audience ?? 'quem quer acertar na primeira compra';
  const closeness = 15;
  const drafts: Draft[] = [
    {
      angulo: 'Sem surpresa',
      texto: `Veja ${the} por dentro antes de comprar: o que vem, para quem serve e como usar no primeiro dia`,
      closeness,
    },
    {
      angulo: 'Três perguntas',
      texto: `Três perguntas para responder antes de escolher ${the}, mesmo que seja a sua primeira vez`,
      closeness,
    },
    {
      angulo: 'Para quem serve',
      texto: `${capitalize(product.name)} para ${buyers}, sem pagar duas vezes`,
      closeness,
    },
  ];
  if (product.verb !== 'receber') return drafts;
  return [
    ...drafts,
    {
      angulo: 'Uso imediato',
      texto: `Receba ${the} e use no mesmo dia, mesmo que seja a sua primeira vez`,
      closeness,
    },
  ];
}

/** The original with what it lacks, for texts that are already good. */
function fromOriginal(subject: Subject, { audiences, qualifiers, firstSteps }: Phrases): Draft[] {
  const [only, ...others] = subject.soundSentences;
  if (!only || others.length > 0 || only.length > 220) return [];
  const core = only.replace(/[.!?…]+$/, '');
  const drafts: Draft[] = [];
  if (!subject.audience) {
    const angulo = 'Seu texto, com um público (troque pelo seu)';
    drafts.push(
      ...audiences.map((audience) => ({ angulo, texto: `Para ${audience}: ${lowerFirst(core)}` })),
    );
  }
  if (!subject.qualifier) {
    const angulo = 'Seu texto, com a objeção respondida';
    drafts.push(...qualifiers.map((qualifier) => ({ angulo, texto: `${core}, ${qualifier}` })));
  }
  if (subject.hasDomain) {
    const step = capitalize(command(pick(firstSteps, 0)));
    drafts.push({
      angulo: 'Seu texto, com um primeiro passo',
      texto: `${core}. ${step} ainda hoje`,
    });
  }
  return drafts;
}
