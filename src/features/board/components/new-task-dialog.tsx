import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { storableText } from '@/lib/text';
import { useCreateTask, type NewTask } from '../api/create-task';
import { statusLabels, type Status } from '../board.types';
import { useDraft } from '../use-draft';
import { useDraftSubmit } from '../use-draft-submit';
import { TaskFields } from './task-fields';

const empty: NewTask = { titulo: '', descricao: '' };

type NewTaskDialogProps = { from: Status; onClose: () => void; onCloseAutoFocus: () => void };

export function NewTaskDialog({ from, onClose, onCloseAutoFocus }: NewTaskDialogProps) {
  const formId = useId();
  const { draft, setDraft, clearDraft } = useDraft<NewTask>('nova');
  const create = useCreateTask();
  const values = { ...empty, ...draft };
  const canCreate = storableText(values.titulo) !== '';

  const { onSubmit, discard } = useDraftSubmit({
    canSubmit: canCreate,
    send: () => create.mutateAsync(values),
    clearDraft,
    onClose,
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
      title="Nova Tarefa"
      {...(from === 'a_fazer'
        ? {}
        : {
            description: `Toda tarefa nova começa em ${statusLabels.a_fazer}; depois você a move.`,
          })}
      footer={
        <>
          <Button variant="ghost" onClick={discard}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} disabled={!canCreate} isPending={create.isPending}>
            Criar Tarefa
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit}>
        <TaskFields
          isNew
          values={values}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
      </form>
    </Dialog>
  );
}
