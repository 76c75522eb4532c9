import type { Domain } from './types.ts';

type Examples = Pick<Domain, 'pains' | 'objections' | 'audiences'>;

/** True of learners in any field. */
const LEARNING: Examples = {
  pains: ['começar e parar no meio', 'juntar dicas soltas', 'adiar para a semana que vem'],
  objections: ['mesmo com a rotina cheia'],
  audiences: ['quem está começando', 'quem já tentou e parou', 'quem tem pouco tempo'],
};

const NOTHING: Examples = { pains: [], objections: [], audiences: [] };

/**
 * What to say of a field that we are not sure of: gaps in [brackets] that only the seller can
 * fill. A stranger's phrase in their mouth would be worse than none; inside a gap it is an example.
 */
export function gapsWith(hint: Domain | null, teaches: boolean): Domain {
  const source = hint ?? (teaches ? LEARNING : NOTHING);
  const gap = (what: string, example: string | undefined) =>
    `[${what}${example ? `, ex.: ${example}` : ''}]`;
  const after = (prefix: string, list: string[]) =>
    list.flatMap((text) => (text.startsWith(`${prefix} `) ? text.slice(prefix.length + 1) : []));
  const doubt = `mesmo que ${gap('a dúvida de quem ainda não comprou', after('mesmo que', source.objections)[0])}`;
  const hardship = `mesmo com ${gap('a dificuldade do seu cliente', after('mesmo com', source.objections)[0])}`;
  return {
    id: 'geral',
    words: /(?!)/,
    actions: ['conseguir [o resultado que o seu cliente quer]'],
    pains: filled(source.pains).map((pain) => gap('o problema que o seu cliente vive', pain)),
    // Whoever learns something may be new to it: that holds for every course and guide.
    objections: teaches
      ? [
          'mesmo que seja a sua primeira vez',
          'mesmo que você já tenha tentado de outro jeito',
          hardship,
        ]
      : [doubt, 'sem precisar [do que a pessoa quer evitar]', hardship],
    audiences: filled(after('quem', source.audiences)).map(
      (who) => `quem ${gap('a situação do seu cliente', who)}`,
    ),
    firstSteps: ['fazer [um primeiro passo de poucos minutos]'],
  };
}

/** One gap at least, with an example or without. */
const filled = (examples: string[]): (string | undefined)[] =>
  examples.length > 0 ? examples : [undefined];

export const hasGap = (text: string) => /\[[^\]]+\]/.test(text);

/** An example in a gap is advice to the seller, and no part of the text that is judged. */
export const withoutExamples = (text: string) => text.replace(/, ex\.: [^\]]*\]/g, ']');

/** What stands in a gap is a note, no fact and no gain. */
export const blankGaps = (text: string) =>
  text.replace(/\[[^\]]*\]/g, (gap) => `[${'|'.repeat(gap.length - 2)}]`);

const SAMPLES: Record<string, string> = {
  '[prazo]': '7 dias',
  '[número]': '40',
  '[data]': 'sexta',
  '[preço]': 'R$ 40',
};

/** How a draft reads once its figures are filled in; the other gaps stay empty. */
export const withFigures = (text: string) =>
  text.replace(/\[[^\]]*\]/g, (gap) => SAMPLES[gap] ?? gap);
