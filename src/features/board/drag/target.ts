import { STATUSES, type Status, type Task } from '../board.types';
import type { Columns } from '../board.view';

/**
 * Where a dragged card would land: `index` counts the column's visible cards without the dragged
 * one. `null` where a column is not in manual order: the card goes to that column, on top.
 */
export type Target = { status: Status; index: number | null };

/** A row of a column as laid out, measured from the top of its list. */
export type RowBox = { id: string; start: number; end: number };

/** How many cards, the dragged one aside, have their middle above `y`. */
export function indexAt(rows: readonly RowBox[], y: number, draggedId: string) {
  let index = 0;
  for (const { id, start, end } of rows) {
    if (id !== draggedId && (start + end) / 2 < y) index += 1;
  }
  return index;
}

export function isSameTarget(a: Target | null, b: Target | null) {
  return a?.status === b?.status && a?.index === b?.index;
}

/**
 * The id that dnd-kit's sortable takes for `target`: it lets the dragged card and the one it is
 * over change places. The dragged card's own id stands for 'nothing moves aside'.
 */
export function sortableOver(columns: Columns, target: Target, draggedId: string) {
  const { status, index } = target;
  return (index === null ? undefined : columns[status][index]?.id) ?? draggedId;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight';
}

/** One keyboard step: up and down inside the column, left and right to the next one. */
export function stepTarget(
  columns: Columns<Pick<Task, 'id'>>,
  target: Target,
  arrow: Arrow,
  draggedId: string,
  isManual: boolean,
): Target {
  const others = (status: Status) => columns[status].filter(({ id }) => id !== draggedId).length;
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    if (target.index === null) return target;
    const index = target.index + (arrow === 'ArrowUp' ? -1 : 1);
    return { ...target, index: Math.min(Math.max(index, 0), others(target.status)) };
  }
  const status = STATUSES[STATUSES.indexOf(target.status) + (arrow === 'ArrowLeft' ? -1 : 1)];
  if (!status) return target;
  return { status, index: isManual ? Math.min(target.index ?? 0, others(status)) : null };
}
