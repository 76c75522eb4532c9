import { useRef } from 'react';
import { ProgressBar } from '@/components/ui/progress-bar';
import { useDeleteSubtask } from '../api/delete-subtask';
import { useUpdateSubtask } from '../api/update-subtask';
import type { Subtask } from '../board.types';
import { NewSubtask } from './new-subtask';
import { SubtaskItem } from './subtask-item';

export function SubtaskSection({ taskId, subtasks }: { taskId: string; subtasks: Subtask[] }) {
  const update = useUpdateSubtask();
  const remove = useDeleteSubtask();
  const input = useRef<HTMLInputElement>(null);
  const done = subtasks.filter(({ concluida }) => concluida).length;
  return (
    <section aria-labelledby="subtarefas-titulo" className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <h3 id="subtarefas-titulo" className="text-base font-semibold">
          Subtarefas
        </h3>
        {subtasks.length > 0 && (
          <>
            <span className="text-sm text-muted">
              {done}/{subtasks.length}
            </span>
            <ProgressBar
              value={(done / subtasks.length) * 100}
              label="Subtarefas concluídas"
              className="grow"
            />
          </>
        )}
      </div>
      {subtasks.length > 0 && (
        <ul className="flex flex-col">
          {subtasks.map((subtask) => (
            <SubtaskItem
              key={subtask.id}
              subtask={subtask}
              onUpdate={(patch) => update.mutateAsync({ id: subtask.id, patch })}
              onDelete={() => {
                remove.mutate(subtask.id);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <NewSubtask taskId={taskId} inputRef={input} />
    </section>
  );
}
