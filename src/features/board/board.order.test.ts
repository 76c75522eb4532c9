import { compareTasks, placeAt, topKey } from './board.order';

type Card = { id: string; posicao: string };

/** A small generator with a seed, so that a failing run can be repeated. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const sorted = (cards: readonly Card[]) => [...cards].sort(compareTasks);
const ids = (cards: readonly Card[]) => cards.map(({ id }) => id);

function column(keys: string[]): Card[] {
  return keys.map((posicao, i) => ({ id: `c${String(i).padStart(4, '0')}`, posicao }));
}

/** The column after card `id` went to `index`, with what was written. */
function move(cards: readonly Card[], id: string, index: number) {
  const others = sorted(cards).filter((card) => card.id !== id);
  const changes = placeAt(others, id, index);
  const keys = new Map(changes.map((change) => [change.id, change.patch.posicao ?? '']));
  const base = cards.some((card) => card.id === id) ? cards : [...cards, { id, posicao: '' }];
  const after = sorted(
    base.map((card) => ({ ...card, posicao: keys.get(card.id) ?? card.posicao })),
  );
  const expected = ids(others);
  expected.splice(index, 0, id);
  return { after, changes, expected };
}

describe('compareTasks', () => {
  it('compares keys as the database does, upper case first, and settles ties by id', () => {
    const cards = [
      { id: 'b', posicao: 'a0' },
      { id: 'a', posicao: 'a0' },
      { id: 'c', posicao: 'Zz' },
    ];
    expect(ids(sorted(cards))).toEqual(['c', 'a', 'b']);
  });
});

describe('placeAt', () => {
  it('writes one row, whatever the place', () => {
    const cards = column(['a0', 'a1', 'a2', 'a3']);
    for (let index = 0; index <= 3; index += 1) {
      const { after, changes, expected } = move(cards, 'c0000', index);
      expect(changes).toHaveLength(1);
      expect(ids(after)).toEqual(expected);
    }
  });

  it('puts the first card into an empty column', () => {
    expect(placeAt([], 'x', 0)).toEqual([{ id: 'x', patch: { posicao: 'a0' } }]);
  });

  it('separates two neighbours with the same key at the cost of one more row', () => {
    const { after, changes, expected } = move(column(['a0', 'a1', 'a1', 'a2']), 'c0000', 1);
    expect(ids(after)).toEqual(expected);
    expect(changes).toHaveLength(2);
  });

  it('sorts out a column in which every card has the same key', () => {
    const cards = column(Array.from({ length: 30 }, () => 'a0'));
    for (const index of [0, 1, 14, 28, 29]) {
      const { after, changes, expected } = move(cards, 'c0020', index);
      expect(ids(after)).toEqual(expected);
      expect(changes.length).toBeLessThanOrEqual(30);
    }
  });

  it('keeps keys short enough for the database, however often one gap is split', () => {
    let cards = column(['a0', 'a1']);
    for (let i = 0; i < 1500; i += 1) {
      const id = `n${String(i)}`;
      const { after, expected } = move(cards, id, 1);
      expect(ids(after)).toEqual(expected);
      cards = after;
    }
    expect(Math.max(...cards.map(({ posicao }) => posicao.length))).toBeLessThanOrEqual(200);
  });

  it.each([1, 2, 3, 4, 5])('holds the order through 400 random moves (seed %i)', (seed) => {
    const random = randomFrom(seed);
    // Few distinct keys, so that ties are common.
    let cards = column(Array.from({ length: 25 }, () => `a${String(random(4))}`));
    for (let step = 0; step < 400; step += 1) {
      const id = cards[random(cards.length)]?.id ?? '';
      const { after, expected } = move(cards, id, random(cards.length));
      expect(ids(after)).toEqual(expected);
      cards = after;
    }
    expect(new Set(ids(cards)).size).toBe(25);
  });

  it.each([7, 8, 9])(
    'leaves two tabs with one order after simultaneous moves (seed %i)',
    (seed) => {
      const random = randomFrom(seed);
      let cards = column(['a0', 'a1', 'a2', 'a3', 'a4', 'a5']);
      for (let round = 0; round < 100; round += 1) {
        // Both see the same cards; the server takes both writes, in either order.
        const writes = [0, 1].map(() => {
          const id = cards[random(cards.length)]?.id ?? '';
          return move(cards, id, random(cards.length)).changes;
        });
        const apply = (batches: typeof writes) => {
          const keys = new Map(batches.flat().map(({ id, patch }) => [id, patch.posicao ?? '']));
          return sorted(
            cards.map((card) => ({ ...card, posicao: keys.get(card.id) ?? card.posicao })),
          );
        };
        const next = apply(writes);
        expect(new Set(ids(next)).size).toBe(6);
        expect(ids(sorted([...next].reverse()))).toEqual(ids(next));
        cards = next;
      }
    },
  );
});

describe('topKey', () => {
  it('sorts before every card, again and again', () => {
    let cards: Card[] = [];
    for (let i = 0; i < 200; i += 1) {
      cards = [{ id: String(i), posicao: topKey(cards) }, ...cards];
    }
    expect(ids(sorted(cards))).toEqual(ids(cards));
  });
});
