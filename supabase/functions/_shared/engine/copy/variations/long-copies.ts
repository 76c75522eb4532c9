import { phrasesOf, pick, sentence } from '../phrases.ts';
import type { Subject } from '../subject.ts';
import { command } from '../verb-phrase.ts';
import { copyParts, join } from './short-copies.ts';
import type { Draft } from './types.ts';

const MAX_OWN_SENTENCES = 14;

/** A page: opening, the situation, the seller's own words, the way, who it is for, one call. */
export function draftLongCopies(subject: Subject): Draft[] {
  const { actions, pains, qualifiers, firstSteps, audiences } = phrasesOf(subject);
  return [0, 1, 2].flatMap((turn) => {
    const { hooks, bridge, call } = copyParts(subject, turn);
    const own = inReadingOrder(subject).slice(0, MAX_OWN_SENTENCES);
    const steps = [0, 1, 2].map((index) => pick(firstSteps, turn + index));
    return hooks.map(({ angulo, text }) => ({
      angulo,
      texto: [
        sentence(text),
        join([
          `Você conhece a cena: ${pick(pains, turn + 1)}, ou ${pick(pains, turn + 2)}`,
          'Não é falta de vontade, é falta de um caminho curto',
        ]),
        join([bridge]),
        own.map((line) => sentence(line)).join(' '),
        join([
          'Você não precisa fazer tudo de uma vez',
          `Primeiro, ${command(steps[0] ?? '')}`,
          `Depois, ${command(steps[1] ?? '')}`,
          `Por fim, ${command(steps[2] ?? '')}`,
        ]),
        join([
          `Serve para ${audiences.slice(0, 2).join(' e para ')}, ${pick(qualifiers, turn)}`,
          subject.action ? `No fim, você vai ${pick(actions, 0)}` : '',
        ]),
        sentence(call),
      ]
        .filter(Boolean)
        .join('\n\n'),
    }));
  });
}

/** Long enough to say something, short enough to be read. */
const inReadingOrder = ({ soundSentences }: Subject) =>
  soundSentences.filter((text) => {
    const count = text.split(/\s+/).length;
    return count >= 4 && count <= 30;
  });
