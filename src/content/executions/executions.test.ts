import { proseOf } from '../lesson-text';
import { EXECUTION_IDS, executionLessons, executions } from '.';

const cases = await Promise.all(
  EXECUTION_IDS.map(async (id) => ({ id, lesson: await executionLessons[id]() })),
);

const EXECUTION_WORDS: Readonly<Record<(typeof EXECUTION_IDS)[number], readonly RegExp[]>> = {
  1: [/nicho/i, /\bdor\b/i, /transformação/i, /posicionamento/i],
  2: [/nome/i, /headline/i, /promessa/i, /upsell/i],
  3: [/headline/i, /bullets/i, /\bCTA\b/, /\bVSL\b/],
  4: [/criativos/i, /WhatsApp/, /checkout/i],
  5: [/24 ?h/i, /anúncio/i, /resultado/i, /1 lead qualificado/i, /1 venda/i],
};

describe.each(cases)('execução $id, by the specification', ({ id, lesson }) => {
  it('carries its name and says what it must', () => {
    expect(lesson.heading.toUpperCase()).toContain(executions[id].title.toUpperCase());
    const prose = proseOf(lesson);
    expect(EXECUTION_WORDS[id].filter((pattern) => !pattern.test(prose))).toEqual([]);
  });

  it('announces what comes next', () => {
    const { success, failure } = lesson.finish;
    expect(success.title).toBe('🎉 Execução Concluída!');
    expect(success.description).toMatch(new RegExp(`^Execução ${id} concluída com sucesso!`));
    expect(success.description).toMatch(id < 5 ? /liberad|desbloquead/i : /valida/i);
    if (id < 5) expect(success.description).toMatch(new RegExp(`Execução ${id + 1}`, 'i'));
    expect(failure).toEqual({
      title: 'Erro',
      description: 'Não foi possível concluir a execução.',
    });
  });
});
