import { placeAt, topKey } from '../board.order';
import type { Task, TaskChange } from '../board.types';
import type { Columns } from '../board.view';
import type { Target } from './target';

/**
 * The writes that bring `task` to `target`; none when it is there already. `all` are the whole
 * columns, `visible` what a search leaves of them: a card dropped between two visible ones goes
 * right behind the first.
 */
export function planMove(
  all: Columns,
  visible: Columns,
  task: Task,
  { status, index }: Target,
): TaskChange[] {
  const column = all[status].filter(({ id }) => id !== task.id);
  if (index === null) {
    return status === task.status
      ? []
      : [{ id: task.id, patch: { status, posicao: topKey(column) } }];
  }
  const shown = visible[status].filter(({ id }) => id !== task.id);
  if (status === task.status && visible[status][index]?.id === task.id) return [];
  const before = shown[index - 1];
  const after = shown[index];
  const at = before ? column.indexOf(before) + 1 : after ? column.indexOf(after) : 0;
  return placeAt(column, task.id, at).map((change) =>
    change.id === task.id && status !== task.status
      ? { ...change, patch: { ...change.patch, status } }
      : change,
  );
}

export type Shift = 'topo' | 'subir' | 'descer' | 'fim';

/** The writes that move `task` inside its column without a pointer. */
export function planShift(all: Columns, visible: Columns, task: Task, shift: Shift): TaskChange[] {
  const shown = visible[task.status];
  const now = shown.findIndex(({ id }) => id === task.id);
  const last = shown.length - 1;
  const wanted = { topo: 0, subir: now - 1, descer: now + 1, fim: last }[shift];
  const index = Math.min(Math.max(wanted, 0), last);
  return planMove(all, visible, task, { status: task.status, index });
}
