import { phrasesOf, pick, sentence } from '../phrases.ts';
import type { Subject } from '../subject.ts';
import { command } from '../verb-phrase.ts';
import { type CopyParts, copyParts, join } from './copy-parts.ts';
import type { Draft } from './types.ts';

const MAX_OWN_SENTENCES = 14;

/** A page: opening, the scene, the seller's own words, the way, who it is for, one call. */
export function draftLongCopies(subject: Subject): Draft[] {
  return [0, 1, 2].flatMap((turn) => {
    const parts = copyParts(subject, turn);
    return parts.hooks.map((hook) => ({
      angulo: hook.angulo,
      texto: paragraphsOf(subject, parts, hook.text, turn).filter(Boolean).join('\n\n'),
    }));
  });
}

function paragraphsOf(
  subject: Subject,
  { bridge, call }: CopyParts,
  hook: string,
  turn: number,
): string[] {
  const { actions, pains, qualifiers, firstSteps, audiences } = phrasesOf(subject);
  const steps = [0, 1, 2].map((index) => command(pick(firstSteps, turn + index)));
  return [
    sentence(hook),
    join([
      `Você conhece a cena: ${pick(pains, turn + 1)}, ou ${pick(pains, turn + 2)}`,
      'Não é falta de vontade, é falta de um caminho curto',
    ]),
    join([bridge]),
    join(ownWords(subject).slice(0, MAX_OWN_SENTENCES)),
    join([
      'Você não precisa fazer tudo de uma vez',
      `Primeiro, ${steps[0]}`,
      `Depois, ${steps[1]}`,
      `Por fim, ${steps[2]}`,
    ]),
    join([
      `Serve para ${audiences.slice(0, 2).join(' e para ')}, ${pick(qualifiers, turn)}`,
      subject.action ? '' : `No fim, você vai ${pick(actions, turn + 1)}`,
    ]),
    sentence(call),
  ];
}

/** In the order in which they were written; neither scraps nor sentences that need a second breath. */
const ownWords = ({ soundSentences }: Subject) =>
  soundSentences.filter((text) => {
    const count = text.split(/\s+/).length;
    return count >= 4 && count <= 30;
  });
