import { toColumns } from '../board.view';
import { task } from '../testing/factories';
import { planMove, planShift } from './plan-move';
import { indexAt, isSameTarget, sortableOver, stepTarget } from './target';

const columns = toColumns([
  task({ id: 'a', posicao: 'a0' }),
  task({ id: 'b', posicao: 'a1', titulo: 'Página' }),
  task({ id: 'c', posicao: 'a2' }),
  task({ id: 'd', posicao: 'a3', titulo: 'Página' }),
  task({ id: 'x', posicao: 'a0', status: 'fazendo' }),
]);
const [a, b, c, d] = columns.a_fazer;
if (!a || !b || !c || !d) throw new Error('four cards expected');

describe('indexAt', () => {
  const rows = [
    { id: 'a', start: 0, end: 100 },
    { id: 'b', start: 108, end: 308 },
    { id: 'c', start: 316, end: 416 },
  ];

  it('counts the middles above the pointer, without the dragged card', () => {
    expect(indexAt(rows, -20, 'z')).toBe(0);
    expect(indexAt(rows, 60, 'z')).toBe(1);
    expect(indexAt(rows, 60, 'a')).toBe(0);
    expect(indexAt(rows, 200, 'z')).toBe(1);
    expect(indexAt(rows, 250, 'z')).toBe(2);
    expect(indexAt(rows, 9000, 'b')).toBe(2);
  });
});

describe('sortableOver', () => {
  it('names the card to change places with, or the dragged one where nothing moves aside', () => {
    expect(sortableOver(columns, { status: 'a_fazer', index: 2 }, 'a')).toBe('c');
    expect(sortableOver(columns, { status: 'fazendo', index: 0 }, 'a')).toBe('x');
    expect(sortableOver(columns, { status: 'fazendo', index: 1 }, 'a')).toBe('a');
    expect(sortableOver(columns, { status: 'pronto', index: null }, 'a')).toBe('a');
  });
});

describe('stepTarget', () => {
  const from = { status: 'a_fazer', index: 1 } as const;

  it('moves within the column and stops at its ends', () => {
    expect(stepTarget(columns, from, 'ArrowUp', 'b', true).index).toBe(0);
    expect(stepTarget(columns, { ...from, index: 0 }, 'ArrowUp', 'b', true).index).toBe(0);
    expect(stepTarget(columns, { ...from, index: 3 }, 'ArrowDown', 'b', true).index).toBe(3);
  });

  it('moves to the next column at the same height, or its end, and stops at the last', () => {
    const right = stepTarget(columns, { ...from, index: 3 }, 'ArrowRight', 'b', true);
    expect(right).toEqual({ status: 'fazendo', index: 1 });
    expect(stepTarget(columns, right, 'ArrowRight', 'b', true)).toEqual({
      status: 'pronto',
      index: 0,
    });
    expect(stepTarget(columns, from, 'ArrowLeft', 'b', true)).toEqual(from);
  });

  it('knows columns only where they are sorted by something else', () => {
    const target = { status: 'a_fazer', index: null } as const;
    expect(stepTarget(columns, target, 'ArrowDown', 'b', false)).toEqual(target);
    expect(stepTarget(columns, target, 'ArrowRight', 'b', false)).toEqual({
      status: 'fazendo',
      index: null,
    });
  });
});

describe('isSameTarget', () => {
  it('compares by value', () => {
    const target = { status: 'a_fazer', index: 1 } as const;
    expect(isSameTarget(target, { ...target })).toBe(true);
    expect(isSameTarget(target, null)).toBe(false);
    expect(isSameTarget(null, null)).toBe(true);
  });
});

describe('planMove', () => {
  it('writes nothing where the card already is', () => {
    expect(planMove(columns, columns, b, { status: 'a_fazer', index: 1 })).toEqual([]);
    expect(planMove(columns, columns, b, { status: 'a_fazer', index: null })).toEqual([]);
  });

  it('writes the key alone within a column, key and status across columns', () => {
    const [within, ...rest] = planMove(columns, columns, b, { status: 'a_fazer', index: 2 });
    expect(rest).toEqual([]);
    expect(within?.id).toBe('b');
    expect(Object.keys(within?.patch ?? {})).toEqual(['posicao']);
    expect((within?.patch.posicao ?? '') > 'a2' && (within?.patch.posicao ?? '') < 'a3').toBe(true);
    expect(planMove(columns, columns, b, { status: 'fazendo', index: 1 })).toEqual([
      { id: 'b', patch: { status: 'fazendo', posicao: 'a1' } },
    ]);
  });

  it('goes on top of a column that is not in manual order', () => {
    expect(planMove(columns, columns, b, { status: 'fazendo', index: null })).toEqual([
      { id: 'b', patch: { status: 'fazendo', posicao: 'Zz' } },
    ]);
  });

  it('goes right behind the card above it when a search hides others', () => {
    const visible = { ...columns, a_fazer: [b, d] };
    const [change] = planMove(columns, visible, d, { status: 'a_fazer', index: 0 });
    const key = change?.patch.posicao ?? '';
    expect(key > 'a0' && key < 'a1').toBe(true);
    const [down] = planMove(columns, visible, b, { status: 'a_fazer', index: 1 });
    expect((down?.patch.posicao ?? '') > 'a3').toBe(true);
  });
});

describe('planShift', () => {
  const placeOf = (changes: ReturnType<typeof planShift>) => changes[0]?.patch.posicao;

  it('goes to the top, up, down and to the end', () => {
    expect(placeOf(planShift(columns, columns, c, 'topo'))).toBe('Zz');
    expect(placeOf(planShift(columns, columns, c, 'subir'))).toBe('a0V');
    expect(placeOf(planShift(columns, columns, c, 'descer'))).toBe('a4');
    expect(placeOf(planShift(columns, columns, a, 'fim'))).toBe('a4');
  });

  it('writes nothing at the ends', () => {
    expect(planShift(columns, columns, a, 'subir')).toEqual([]);
    expect(planShift(columns, columns, d, 'fim')).toEqual([]);
  });
});
