import type { Ref, SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/controls';
import { storableText } from '@/lib/text';
import { useSingleRun } from '@/lib/use-single-run';
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
  const canAdd = storableText(texto) !== '';

  const runOnce = useSingleRun();

  const add = () =>
    create.mutateAsync(texto).then(
      () => clearDraft(),
      () => undefined,
    );

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canAdd) void runOnce(add);
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
