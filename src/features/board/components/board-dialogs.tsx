import { useDeleteTask } from '../api/delete-task';
import type { Status, Subtask, Task } from '../board.types';
import type { Columns } from '../board.view';
import { DeleteTaskDialog } from './delete-task-dialog';
import { NewTaskDialog } from './new-task-dialog';
import { TaskDialog } from './task-dialog';

export type OpenDialog =
  { kind: 'new'; from: Status } | { kind: 'details'; task: Task } | { kind: 'delete'; task: Task };

type BoardDialogsProps = {
  dialog: OpenDialog | null;
  tasks: Task[];
  columns: Columns;
  subtasks: Subtask[];
  onClose: () => void;
  /** Called once the dialog is gone and its opener, or what replaces it, may take focus. */
  onClosed: (dialog: OpenDialog) => void;
};

/** One dialog at a time, mounted while open: each opening starts from the card and its draft. */
export function BoardDialogs({
  dialog,
  tasks,
  columns,
  subtasks,
  onClose,
  onClosed,
}: BoardDialogsProps) {
  const remove = useDeleteTask();
  if (!dialog) return null;
  const common = { onClose, onCloseAutoFocus: () => onClosed(dialog) };
  if (dialog.kind === 'new') return <NewTaskDialog from={dialog.from} {...common} />;
  if (dialog.kind === 'delete') {
    return (
      <DeleteTaskDialog
        task={dialog.task}
        onConfirm={() => {
          remove.mutate(dialog.task.id);
          onClose();
        }}
        {...common}
      />
    );
  }
  const { id } = dialog.task;
  const current = tasks.find((task) => task.id === id);
  return (
    <TaskDialog
      // Deleted elsewhere meanwhile, the card and what was typed into it stay readable here.
      task={current ?? dialog.task}
      isDeleted={!current}
      subtasks={subtasks.filter(({ tarefa_id }) => tarefa_id === id)}
      columns={columns}
      {...common}
    />
  );
}
