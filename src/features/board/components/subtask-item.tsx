import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Checkbox } from '@/components/ui/controls';
import { storableText } from '@/lib/text';
import { SUBTASK_MAX, type Subtask, type SubtaskChange } from '../board.types';
import { useDraft } from '../use-draft';
import { CardButton } from './card-button';

type SubtaskItemProps = {
  subtask: Subtask;
  onUpdate: (patch: SubtaskChange['patch']) => Promise<unknown>;
  onDelete: () => void;
};

/** Renamed in place: Enter or leaving the field saves; a text that failed to save stays, marked. */
export function SubtaskItem({ subtask, onUpdate, onDelete }: SubtaskItemProps) {
  const { draft, setDraft, clearDraft, wasRestored } = useDraft<{ texto: string }>(
    `subtarefa:${subtask.id}`,
  );
  const [hasFailed, setHasFailed] = useState(wasRestored);
  const texto = draft.texto ?? subtask.texto;
  const isUnsaved = hasFailed && texto !== subtask.texto;

  const rename = () => {
    const wanted = storableText(texto);
    if (wanted === '' || wanted === subtask.texto) {
      clearDraft();
      return;
    }
    onUpdate({ texto: wanted }).then(
      () => {
        clearDraft({ texto });
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    rename();
  };

  return (
    <li className="flex items-start gap-1 rounded-lg hover:bg-raised">
      <label className="flex min-h-9 items-center px-2 pointer-coarse:min-h-11 pointer-coarse:px-3">
        <span className="sr-only">{`Concluir "${subtask.texto}"`}</span>
        <Checkbox
          checked={subtask.concluida}
          onChange={(event) => {
            onUpdate({ concluida: event.target.checked }).catch(() => undefined);
          }}
        />
      </label>
      <div className="min-w-0 grow">
        <textarea
          rows={1}
          aria-label={`Texto da subtarefa "${subtask.texto}"`}
          aria-invalid={isUnsaved || undefined}
          enterKeyHint="done"
          maxLength={SUBTASK_MAX}
          className={clsx(
            'field-sizing-content min-h-9 w-full resize-none rounded-md bg-transparent px-1.5 py-1.5 text-base leading-normal wrap-anywhere pointer-coarse:py-2.5',
            subtask.concluida && texto === subtask.texto && 'text-muted line-through',
          )}
          value={texto}
          onChange={(event) => setDraft({ texto: event.target.value })}
          onBlur={rename}
          onKeyDown={onKeyDown}
        />
        {isUnsaved && (
          <p className="px-1.5 pb-1 text-xs text-red">
            Não foi salvo. Pressione Enter para tentar de novo.
          </p>
        )}
      </div>
      <CardButton
        label={`Excluir subtarefa "${subtask.texto}"`}
        title="Excluir subtarefa"
        className="size-9 hover:text-red"
        onClick={onDelete}
      >
        <X aria-hidden className="size-4" />
      </CardButton>
    </li>
  );
}
