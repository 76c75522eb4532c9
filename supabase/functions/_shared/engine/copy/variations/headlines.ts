import { headline, type Phrases, phrasesOf, pick } from '../phrases.ts';
import { withThe } from '../product.ts';
import type { Subject } from '../subject.ts';
import { capitalize, lowerFirst } from '../text.ts';
import { command, whileDoing } from '../verb-phrase.ts';
import type { Draft } from './types.ts';

/** One line or two that open a page, a post or an ad. */
export function draftHeadlines(subject: Subject): Draft[] {
  const phrases = phrasesOf(subject);
  const isPlain = !subject.hasDomain && !subject.action;
  const drafts = isPlain
    ? [
        ...fromPlainProduct(subject),
        ...fromNamedProduct(subject, phrases),
        ...fromOriginal(subject, phrases),
      ]
    : [
        ...fromActions(subject, phrases),
        ...fromNamedProduct(subject, phrases),
        ...fromOriginal(subject, phrases),
      ];
  return drafts.map((draft) => ({ ...draft, texto: headline(draft.texto) }));
}

/** An audience that we suggest is no fact about the product: the angle says so. */
export const audienceAngle = ({ audience }: Subject) =>
  audience ? 'Fala com o público' : 'Fala com um público sugerido';

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
      {
        angulo: `${toAudience}, com a objeção respondida`,
        texto: `Para ${audience}: ${order}${time}, ${qualifier}${promise}`,
      },
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
  const takesPublic = !/\spara\s/.test(name);
  return [0, 1, 2].flatMap((turn) => [
    {
      angulo: 'Produto e ganho',
      texto: `${title}: ${pick(commands, turn)}${time}, ${pick(qualifiers, turn)}`,
    },
    ...(takesPublic
      ? [
          {
            angulo: 'Produto e público',
            texto: `${title} para ${pick(audiences, turn)}: ${pick(commands, turn)}${time}`,
          },
        ]
      : []),
    ...(takesPublic && subject.hasDomain
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
function fromPlainProduct({ product, topic, audience }: Subject): Draft[] {
  const name = product?.name ?? topic;
  if (!name) return [];
  // A bare topic has no gender that we know of, so it goes without an article.
  const it = product ? withThe(product) : name;
  const buyers = audience ?? 'quem quer acertar na primeira compra';
  const drafts = [
    {
      angulo: 'Sem surpresa',
      texto: `Veja ${it} por dentro antes de comprar: o que vem, para quem serve e como usar no primeiro dia`,
    },
    {
      angulo: 'Três perguntas',
      texto: `Três perguntas para responder antes de escolher ${it}, mesmo que seja a sua primeira vez`,
    },
    {
      angulo: 'Para quem serve',
      texto: `${capitalize(name)} para ${buyers}, sem pagar duas vezes`,
    },
  ].slice(product ? 0 : 1);
  return drafts.map((draft) => ({ ...draft, closeness: 15 }));
}

/** A line that has a colon already takes its public at the end. */
const toThem = (core: string, audience: string) =>
  core.includes(':') ? `${core}, para ${audience}` : `Para ${audience}: ${lowerFirst(core)}`;

/** The original with what it lacks, for texts that are already good. */
function fromOriginal(subject: Subject, phrases: Phrases): Draft[] {
  const [only, ...others] = subject.soundSentences;
  if (!only || others.length > 0 || only.length > 220) return [];
  const core = only.replace(/[.!?…]+$/, '');
  const { actions, audiences, qualifiers, firstSteps } = phrases;
  const drafts: Draft[] = [];
  const offer = (angulo: string, texto: string) => drafts.push({ angulo, texto });

  if (!subject.audience) {
    for (const audience of audiences) {
      offer(`Seu texto, dito para ${audience}`, toThem(core, audience));
    }
  }
  if (!subject.qualifier) {
    for (const qualifier of qualifiers) {
      offer(`Seu texto, com a objeção respondida: ${qualifier}`, `${core}, ${qualifier}`);
    }
  }
  if (!subject.guarantee) {
    drafts.push({
      angulo: 'Seu texto, com o risco tirado',
      texto: `${core}. E você tem 7 dias para desistir da compra`,
      closeness: -20,
    });
  }
  if (!subject.hasDomain) return drafts;
  for (const step of firstSteps) {
    offer(
      `Seu texto, com um primeiro passo: ${step}`,
      `${core}. ${capitalize(command(step))} ainda hoje`,
    );
  }
  if (subject.action) return drafts;
  for (const action of actions)
    offer(`Seu texto, com a saída: ${action}`, `${core}, e como ${action}`);
  return drafts;
}
