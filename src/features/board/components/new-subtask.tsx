import type { Ref, SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/controls';
import { useCreateSubtask } from '../api/create-subtask';
import { SUBTASK_MAX } from '../board.types';
import { useDraft } from '../use-draft';

/** The text leaves the field only once it is saved. */
export function NewSubtask({
  taskId,
  inputRef,
}: {
  taskId: string;
  inputRef: Ref<HTMLInputElement>;
}) {
  const create = useCreateSubtask(taskId);
  const { draft, setDraft, clearDraft } = useDraft<{ texto: string }>(`nova-subtarefa:${taskId}`);
  const texto = draft.texto ?? '';
  const canAdd = texto.trim() !== '';

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canAdd || create.isPending) return;
    create.mutateAsync(texto).then(
      () => clearDraft(),
      () => undefined,
    );
  };

  return (
    <form className="flex gap-2" onSubmit={onSubmit}>
      <Input
        ref={inputRef}
        aria-label="Nova subtarefa"
        placeholder="Nova subtarefa"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={SUBTASK_MAX}
        readOnly={create.isPending}
        value={texto}
        onChange={(event) => setDraft({ texto: event.target.value })}
      />
      <Button type="submit" variant="secondary" disabled={!canAdd} isPending={create.isPending}>
        Adicionar
      </Button>
    </form>
  );
}
