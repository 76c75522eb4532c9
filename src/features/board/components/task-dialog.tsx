import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { formatDay } from '@/lib/format';
import { storableText } from '@/lib/text';
import { useSaveTask } from '../api/update-tasks';
import { changeOf, draftOf, toForm, type TaskForm } from '../board.draft';
import type { Subtask, Task } from '../board.types';
import type { Columns } from '../board.view';
import { useDraft } from '../use-draft';
import { useDraftSubmit } from '../use-draft-submit';
import { StatusChoice } from './status-choice';
import { SubtaskSection } from './subtask-section';
import { TaskFields } from './task-fields';

type TaskDialogProps = {
  task: Task;
  isDeleted: boolean;
  subtasks: Subtask[];
  columns: Columns;
  onClose: () => void;
  onCloseAutoFocus: () => void;
};

export function TaskDialog({
  task,
  isDeleted,
  subtasks,
  columns,
  onClose,
  onCloseAutoFocus,
}: TaskDialogProps) {
  const formId = useId();
  const { draft, setDraft, clearDraft, wasRestored } = useDraft<TaskForm>(task.id);
  const save = useSaveTask();
  const form = { ...toForm(task), ...draft };
  const isDirty = Object.keys(draftOf(task, form)).length > 0;
  const canSave = !isDeleted && storableText(form.titulo) !== '';
  const change = (fields: Partial<TaskForm>) => setDraft(draftOf(task, { ...form, ...fields }));

  const { onSubmit, discard } = useDraftSubmit({
    canSubmit: canSave,
    send: async () => {
      if (isDirty) await save.mutateAsync([changeOf(task, form, columns)]);
    },
    clearDraft,
    onClose,
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
      title="Detalhes da Tarefa"
      description={`Criada em ${formatDay(task.criado_em)}`}
      footer={
        <>
          <Button variant="ghost" onClick={discard}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} disabled={!canSave} isPending={save.isPending}>
            Salvar Alterações
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {isDeleted && (
          <p role="alert" className="rounded-lg bg-red-soft px-3 py-2 text-sm text-red">
            Esta tarefa foi excluída em outra janela. Copie o que quiser guardar.
          </p>
        )}
        {wasRestored && isDirty && (
          <p className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-yellow-soft px-3 py-1.5 text-sm text-yellow">
            Alterações que ainda não foram salvas.
            <button
              type="button"
              className="min-h-9 font-semibold underline"
              onClick={() => clearDraft()}
            >
              Descartar
            </button>
          </p>
        )}
        <form id={formId} className="flex flex-col gap-4" onSubmit={onSubmit}>
          <TaskFields values={form} onChange={change} />
          <StatusChoice value={form.status} onChange={(status) => change({ status })} />
        </form>
        <SubtaskSection taskId={task.id} subtasks={subtasks} />
      </div>
    </Dialog>
  );
}
