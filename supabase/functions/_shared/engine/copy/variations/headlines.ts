import { headline, type Phrases, phrasesOf, pick, qualified, safetyOf } from '../phrases.ts';
import type { Subject } from '../subject.ts';
import { capitalize, fold, lowerFirst } from '../text.ts';
import { command, whileDoing } from '../verb-phrase.ts';
import { draftFromOriginal } from './from-original.ts';
import type { Draft } from './types.ts';

const TURNS = [0, 1, 2];

/** One line or two that open a page, a post or an ad. */
export function draftHeadlines(subject: Subject): Draft[] {
  const phrases = phrasesOf(subject);
  const drafts: Draft[] = [
    ...(subject.hasDomain || subject.action ? fromActions(subject, phrases) : []),
    ...fromName(subject, phrases),
    ...draftFromOriginal(subject, phrases),
  ];
  return (
    drafts
      .map((draft) => ({ ...draft, texto: headline(onTheme(draft.texto, subject)) }))
      // 'Para quem…. Móveis de palete: …' is said better with the name first.
      .filter(({ texto }) => !/^Para [^:]*\. /.test(texto))
  );
}

/** 'Faça a sua primeira mesa' alone no longer says that it is one of palete. */
function onTheme(text: string, { topic, action }: Subject): string {
  if (topic === null || action === null || fold(text).includes(fold(topic))) return text;
  const [opening = '', ...rest] = text.split(': ');
  return rest.length > 0
    ? `${opening}. ${capitalize(topic)}: ${rest.join(': ')}`
    : `${topic}: ${lowerFirst(text)}`;
}

/** An audience that we suggest is no fact about the product: the angle says so. */
export const audienceAngle = ({ audience, hasDomain }: Subject) =>
  audience || !hasDomain ? 'Fala com o público' : 'Fala com um público sugerido';

function fromActions(subject: Subject, phrases: Phrases): Draft[] {
  const { actions, commands, time, qualifiers, audiences, pains, firstSteps } = phrases;
  const promise = subject.guarantee?.startsWith('ou ') ? `, ${subject.guarantee}` : '';
  const toAudience = audienceAngle(subject);
  return TURNS.flatMap((turn): Draft[] => {
    const action = pick(actions, turn);
    const order = pick(commands, turn);
    const qualifier = pick(qualifiers, turn);
    const audience = pick(audiences, turn);
    const pain = pick(pains, turn);
    return [
      { angulo: 'Resultado primeiro', texto: `${qualified(order + time, qualifier)}${promise}` },
      { angulo: toAudience, texto: `Para ${audience}: ${order}${time}${promise}` },
      {
        angulo: `${toAudience}, com a objeção respondida`,
        texto: `Para ${audience}: ${qualified(order + time, qualifier)}${promise}`,
      },
      { angulo: 'Responde à objeção', texto: qualified(`Como ${action}${time}`, qualifier) },
      { angulo: 'Dor que acaba', texto: `Chega de ${pain}: ${order}${time}` },
      { angulo: 'Dor que acaba', texto: `Chega de ${pain}: ${qualified(order + time, qualifier)}` },
      ...(time
        ? []
        : [
            {
              angulo: 'Resultado com prazo',
              texto: `${subject.audience ? `Para ${audience}: ` : ''}${order} em [prazo]`,
            },
          ]),
      { angulo: 'Pergunta direta', texto: `${qualified(`Quer ${action}${time}`, qualifier)}?` },
      ...(/^ em /.test(time)
        ? [
            {
              angulo: 'Prazo primeiro',
              texto: `${time.trim()}, ${qualified(order, qualifier)}${promise}`,
            },
          ]
        : []),
      ...(subject.teaches
        ? [
            {
              angulo: 'Passo a passo',
              texto: qualified(`O passo a passo para ${action}${time}`, qualifier),
            },
          ]
        : []),
      ...(subject.hasDomain
        ? [
            {
              angulo: 'Pergunta e primeiro passo',
              texto: `Quer ${action}${time}? Comece por aqui: ${command(pick(firstSteps, turn))}`,
            },
          ]
        : []),
    ];
  });
}

/** What is sold, by its name. */
function fromName(subject: Subject, phrases: Phrases): Draft[] {
  const { product, topic, action, audience, hasDomain } = subject;
  const name = product?.name ?? topic;
  // 'App: …' names nothing.
  if (!name || (product && !name.includes(' '))) return [];
  const { commands, time, qualifiers, audiences, firstSteps } = phrases;
  const title = capitalize(name);
  const takesPublic = !/\s(para|pra)\s/.test(name) || audience !== null;
  const link = takesPublic && /\s(para|pra)\s/.test(title) ? ', para' : ' para';
  return TURNS.flatMap((turn): Draft[] => {
    const order = `${pick(commands, turn)}${time}`;
    const them = pick(audiences, turn);
    return [
      { angulo: 'Produto e ganho', texto: `${title}: ${qualified(order, pick(qualifiers, turn))}` },
      ...(takesPublic
        ? [
            { angulo: 'Produto e público', texto: `${title}${link} ${them}: ${order}` },
            {
              angulo: 'Produto, público e objeção',
              texto: `${title}${link} ${them}: ${qualified(order, pick(qualifiers, turn))}`,
            },
          ]
        : []),
      ...(hasDomain || action
        ? []
        : fromBareName(`${title}${link}`, safetyOf(subject), phrases, turn)),
      ...(takesPublic && hasDomain && subject.teaches
        ? [
            {
              angulo: 'Produto e primeiro passo',
              texto: `${title}${link} ${them}: comece hoje ${whileDoing(pick(firstSteps, turn))}`,
            },
          ]
        : []),
    ];
  });
}

/** A name and no more: what every buyer asks first. */
function fromBareName(
  forWhom: string,
  safety: string,
  { audiences, pains, qualifiers }: Phrases,
  turn: number,
): Draft[] {
  const them = pick(audiences, turn);
  return [
    {
      angulo: 'Dor que acaba',
      texto: `Chega de ${pick(pains, turn)}: ${lowerFirst(forWhom)} ${them}`,
    },
    {
      angulo: 'Dor e objeção',
      texto: `Chega de ${pick(pains, turn)}: ${qualified(`${lowerFirst(forWhom)} ${them}`, pick(qualifiers, turn))}`,
    },
    {
      angulo: 'Prova e garantia',
      texto: `${forWhom} ${them}, com [número] clientes atendidos e ${safety}`,
    },
  ];
}
