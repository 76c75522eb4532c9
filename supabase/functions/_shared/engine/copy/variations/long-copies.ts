import { phrasesOf, pick, sentence } from '../phrases.ts';
import type { Subject } from '../subject.ts';
import { command } from '../verb-phrase.ts';
import { type CopyParts, copyParts, join } from './copy-parts.ts';
import type { Draft } from './types.ts';

const MAX_OWN_SENTENCES = 14;

/** A page: opening, the scene, the seller's own words, the way, who it is for, one call. */
export function draftLongCopies(subject: Subject): Draft[] {
  return [0, 1, 2].flatMap((start) =>
    copyParts(subject, start).hooks.flatMap(({ angulo }, index) => {
      const turn = start + index;
      const parts = copyParts(subject, turn);
      const hook = parts.hooks[index]?.text ?? '';
      const rewritten = {
        angulo,
        texto: paragraphsOf(subject, parts, hook, turn).filter(Boolean).join('\n\n'),
      };
      // A page that is good already only needs another door.
      const reopened = {
        angulo: `${angulo}, com o seu texto`,
        texto: [sentence(hook), subject.soundText].join('\n\n'),
      };
      return [rewritten, reopened];
    }),
  );
}

function paragraphsOf(
  subject: Subject,
  { bridge, safety, call }: CopyParts,
  hook: string,
  turn: number,
): string[] {
  const { actions, pains, qualifiers, firstSteps, audiences } = phrasesOf(subject);
  const steps = [0, 1, 2].map((index) => command(pick(firstSteps, turn + index)));
  const { isPurchase } = subject.domain;
  return [
    sentence(hook),
    join([
      `Você conhece a cena: ${pick(pains, turn + 1)}, ou ${pick(pains, turn + 2)}`,
      isPurchase
        ? 'Dá para evitar isso antes de pagar'
        : 'Não é falta de vontade, é falta de um caminho curto',
    ]),
    join([bridge]),
    join(
      ownWords(subject)
        .filter((text) => text !== call)
        .slice(0, MAX_OWN_SENTENCES),
    ),
    join([
      isPurchase ? 'Comprar bem leva três passos' : 'Você não precisa fazer tudo de uma vez',
      `Primeiro, ${steps[0]}`,
      `Depois, ${steps[1]}`,
      `Por fim, ${steps[2]}`,
    ]),
    join([
      `Serve para ${audiences.slice(0, 2).join(' e para ')}, ${pick(qualifiers, turn)}`,
      subject.action ? '' : `No fim, você vai ${pick(actions, turn + 1)}`,
    ]),
    join([safety]),
    sentence(call),
  ];
}

/** In the order in which they were written; neither scraps nor sentences that need a second breath. */
const ownWords = ({ soundSentences }: Subject) =>
  soundSentences.filter((text) => {
    const count = text.split(/\s+/).length;
    return count >= 4 && count <= 30;
  });
