import { applyChanges, withoutRows } from './board.pending';
import { arrange, progressByTask, toColumns } from './board.view';
import { task } from './testing/factories';

const cards = [
  task({ id: '1', titulo: 'Código da página', posicao: 'a1', criado_em: '2026-11-01T10:00:00Z' }),
  task({ id: '2', titulo: 'anúncio 10', posicao: 'a0', criado_em: '2026-11-03T10:00:00Z' }),
  task({ id: '3', titulo: 'Anúncio 2', posicao: 'a2', descricao: 'Vídeo curto' }),
  task({ id: '4', titulo: 'Outra', status: 'pronto' }),
];
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('toColumns', () => {
  it('splits by status and orders by key', () => {
    const columns = toColumns(cards);
    expect(ids(columns.a_fazer)).toEqual(['2', '1', '3']);
    expect(columns.fazendo).toEqual([]);
    expect(ids(columns.pronto)).toEqual(['4']);
  });
});

describe('arrange', () => {
  const column = toColumns(cards).a_fazer;

  it('finds words in titles and descriptions, whatever the accents and the case', () => {
    expect(ids(arrange(column, 'CODIGO', 'manual'))).toEqual(['1']);
    expect(ids(arrange(column, ' video ', 'manual'))).toEqual(['3']);
    expect(arrange(column, 'nada disso', 'manual')).toEqual([]);
  });

  it('sorts by newest and by title, numbers as numbers', () => {
    expect(ids(arrange(column, '', 'recentes'))).toEqual(['3', '2', '1']);
    expect(ids(arrange(column, '', 'titulo'))).toEqual(['3', '2', '1']);
  });

  it('leaves the column itself as it is', () => {
    arrange(column, '', 'titulo');
    expect(ids(column)).toEqual(['2', '1', '3']);
  });
});

describe('progressByTask', () => {
  it('counts ticked and all subtasks of each card', () => {
    const base = { texto: 'x', criado_em: '' };
    const progress = progressByTask([
      { id: 'a', tarefa_id: '1', concluida: true, ...base },
      { id: 'b', tarefa_id: '1', concluida: false, ...base },
      { id: 'c', tarefa_id: '2', concluida: false, ...base },
    ]);
    expect(progress.get('1')).toEqual({ done: 1, total: 2 });
    expect(progress.get('2')).toEqual({ done: 0, total: 1 });
    expect(progress.get('3')).toBeUndefined();
  });
});

describe('pending writes', () => {
  it('lays changes over rows, the last one winning, and keeps untouched rows identical', () => {
    const shown = applyChanges(cards, [
      { id: '1', patch: { titulo: 'A', status: 'fazendo' } },
      { id: '1', patch: { titulo: 'B' } },
    ]);
    expect(shown[0]).toMatchObject({ titulo: 'B', status: 'fazendo' });
    expect(shown[1]).toBe(cards[1]);
    expect(cards[0]?.titulo).toBe('Código da página');
  });

  it('leaves out deleted rows', () => {
    expect(ids(withoutRows(cards, ['2', '4']))).toEqual(['1', '3']);
  });
});
