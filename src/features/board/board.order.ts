import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import type { Task, TaskChange } from './board.types';

type Ordered = Pick<Task, 'id' | 'posicao'>;

/** The database refuses keys over 200 characters; a gap this deep is spread out long before. */
const KEY_MAX = 100;

/** Order of a column. Two tabs may have written the same key: the id then decides, everywhere. */
export function compareTasks(a: Ordered, b: Ordered) {
  if (a.posicao !== b.posicao) return a.posicao < b.posicao ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The key of a card that goes on top of a column. */
export function topKey(column: readonly Ordered[]) {
  return generateKeyBetween(null, column[0]?.posicao ?? null);
}

/**
 * The writes that put card `id` at `index` of `column` (in order, without that card). One write,
 * unless its neighbours share a key or leave no room: then the cards around it get new keys too,
 * as few as it takes.
 */
export function placeAt(column: readonly Ordered[], id: string, index: number): TaskChange[] {
  let from = index;
  let to = index;
  for (;;) {
    const keys = keysBetween(column[from - 1], column[to], to - from + 1);
    if (keys) {
      const ids = [
        ...column.slice(from, index).map((card) => card.id),
        id,
        ...column.slice(index, to).map((card) => card.id),
      ];
      return ids.map((cardId, i) => ({ id: cardId, patch: { posicao: keys[i] ?? '' } }));
    }
    const canGrowDown = to < column.length;
    if (canGrowDown && (to - index <= index - from || from === 0)) to += 1;
    else from -= 1;
  }
}

function keysBetween(before: Ordered | undefined, after: Ordered | undefined, count: number) {
  if (before && after && before.posicao >= after.posicao) return undefined;
  const keys = generateNKeysBetween(before?.posicao ?? null, after?.posicao ?? null, count);
  const isShort = keys.every((key) => key.length <= KEY_MAX);
  return isShort || (!before && !after) ? keys : undefined;
}
