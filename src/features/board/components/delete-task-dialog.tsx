import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Task } from '../board.types';

type DeleteTaskDialogProps = {
  task: Task;
  onClose: () => void;
  onConfirm: () => void;
  onCloseAutoFocus: () => void;
};

export function DeleteTaskDialog({
  task,
  onClose,
  onConfirm,
  onCloseAutoFocus,
}: DeleteTaskDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
      size="sm"
      title="Confirmar exclusão"
      description={`Tem certeza que deseja excluir a tarefa "${task.titulo}"? Esta ação não pode ser desfeita.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Excluir
          </Button>
        </>
      }
    />
  );
}
