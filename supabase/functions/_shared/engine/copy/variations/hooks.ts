import { type Phrases, pick } from '../phrases.ts';
import type { Subject } from '../subject.ts';
import { whileDoing } from '../verb-phrase.ts';
import { audienceAngle } from './headlines.ts';
import { isScene } from './own-sentences.ts';

export type Hook = {
  angulo: string;
  text: string;
  says: 'dor' | 'cena' | 'objecao' | 'ganho' | 'publico' | 'fato';
};

/** The first lines that a copy can open with, each from another side. */
export function hooksOf(
  subject: Subject,
  { actions, commands, time, qualifiers, audiences, pains, firstSteps }: Phrases,
  facts: string[],
  turn: number,
  saysAudience: boolean,
): Hook[] {
  const { hasDomain, teaches } = subject;
  const action = pick(actions, turn);
  const knowsGain = hasDomain || subject.action !== null;
  const question = facts.find(isScene);
  const doubts = subject.domain.objections.filter((text) => text.startsWith('mesmo'));
  // A price opens no conversation, and what stands first already needs no moving.
  const strong = facts
    .slice(1)
    .filter((text) => /\d/.test(text) && !/R\$/.test(text) && /^\p{Lu}/u.test(text));
  const hooks: (Hook | false)[] = [
    // Who opens with 'Chega de…' has said it.
    !facts.some((fact) => /^chega de /i.test(fact)) && {
      angulo: 'Dor que acaba',
      text: `Chega de ${pick(pains, turn)}`,
      says: 'dor',
    },
    knowsGain && {
      angulo: 'Resultado primeiro',
      text: `${pick(commands, turn)}${time}, ${pick(qualifiers, turn)}`,
      says: 'ganho',
    },
    // Nobody puts off a purchase as they put off a course.
    teaches &&
      knowsGain &&
      !question && {
        angulo: 'Pergunta que separa o público',
        text: `Quer ${action}${time}, mas sempre deixa para depois?`,
        says: 'ganho',
      },
    (!knowsGain || question !== undefined) && {
      angulo: 'Pergunta que separa o público',
      text: question ?? 'Já passou por [uma cena que o seu cliente conhece bem]?',
      says: 'cena',
    },
    !saysAudience && {
      angulo: audienceAngle(subject),
      text: `Isto é para ${pick(audiences, turn)}`,
      says: 'publico',
    },
    doubts.length > 0 && {
      angulo: 'Responde à objeção',
      text: `${teaches ? 'Dá para começar' : 'Serve'} ${pick(doubts, turn)}`,
      says: 'objecao',
    },
    strong.length > 0 && {
      angulo: 'Fato mais forte primeiro',
      text: pick(strong, turn),
      says: 'fato',
    },
    // Our first steps suit the field, not always what this seller promises.
    hasDomain &&
      !subject.action &&
      teaches && {
        angulo: 'Primeiro passo pequeno',
        text: `Quem quer ${action}${time} começa pequeno: ${whileDoing(pick(firstSteps, turn))}`,
        says: 'ganho',
      },
  ];
  return hooks.filter((hook) => hook !== false);
}
