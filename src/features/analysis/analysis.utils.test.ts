import { analysisReport, clampScore, findingText, scoreBand, toItems } from './analysis.utils';
import { analysisRow } from './testing/rows';

describe('toItems', () => {
  it('takes strings and objects with texto, descricao or conteudo', () => {
    expect(
      toItems(['um', { texto: 'dois' }, { descricao: 'três' }, { conteudo: 'quatro' }]),
    ).toEqual([{ text: 'um' }, { text: 'dois' }, { text: 'três' }, { text: 'quatro' }]);
  });

  it('keeps title, quote, angle and a clamped score', () => {
    const item = { titulo: 'T', texto: 'x', trecho: 'q', angulo: 'Dor', score: 120.4 };
    expect(toItems([item])).toEqual([
      { text: 'x', title: 'T', quote: 'q', angle: 'Dor', score: 100 },
    ]);
  });

  it('shows a lone title as the text', () => {
    expect(toItems([{ titulo: 'Só título' }])).toEqual([{ text: 'Só título' }]);
  });

  it.each([null, undefined, 'texto', 12, { texto: 'x' }, true])('treats %j as empty', (list) => {
    expect(toItems(list)).toEqual([]);
  });

  it('leaves out what holds no text', () => {
    expect(toItems([null, 3, [], {}, '  ', { texto: '' }, { texto: { a: 1 } }])).toEqual([]);
  });
});

describe('scoreBand', () => {
  it.each([
    [100, 'Excelente!'],
    [80, 'Excelente!'],
    [79, 'Bom resultado'],
    [60, 'Bom resultado'],
    [59, 'Pode melhorar'],
    [0, 'Pode melhorar'],
  ])('%i is "%s"', (score, label) => {
    expect(scoreBand(score).label).toBe(label);
  });
});

it('clamps and rounds a score', () => {
  expect([-4, 79.6, 300].map(clampScore)).toEqual([0, 80, 100]);
});

it('copies a finding with its title and quote', () => {
  expect(findingText({ text: 'Diga o número.', title: 'Vago', quote: 'muito' })).toBe(
    'Vago\n“muito”\nDiga o número.',
  );
  expect(findingText({ text: 'Só o texto' })).toBe('Só o texto');
});

it('reports the whole analysis, leaving out empty lists', () => {
  const report = analysisReport({ ...analysisRow, pontos_fracos: [] });
  expect(report).toContain('Pontuação: 82/100 (Excelente!)');
  expect(report).toContain(analysisRow.texto);
  expect(report).toContain('Pontos fortes\n- Promessa com prazo');
  expect(report).not.toContain('Pontos a melhorar');
});
