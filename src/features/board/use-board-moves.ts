import { useReorderTasks, useSaveTask } from './api/update-tasks';
import type { Status, Task, TaskChange } from './board.types';
import type { Columns } from './board.view';
import { planMove, planShift, type Shift } from './drag/plan-move';
import type { Target } from './drag/target';

/** Every way to move a card ends here. A new column is announced by the toast, a new place is not. */
export function useBoardMoves(columns: Columns, visible: Columns) {
  const save = useSaveTask();
  const reorder = useReorderTasks();

  const write = (changes: TaskChange[]) => {
    if (changes.length === 0) return;
    const isNewColumn = changes.some(({ patch }) => patch.status !== undefined);
    (isNewColumn ? save : reorder).mutate(changes);
  };

  return {
    toTarget: (task: Task, target: Target) => write(planMove(columns, visible, task, target)),
    toColumn: (task: Task, status: Status) =>
      write(planMove(columns, visible, task, { status, index: null })),
    shift: (task: Task, shift: Shift) => write(planShift(columns, visible, task, shift)),
  };
}
