import { clsx } from 'clsx';
import { GripVertical, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { formatDay } from '@/lib/format';
import { useBoardActions } from '../board-actions';
import type { Task } from '../board.types';
import { CardButton } from './card-button';
import { CardMenu } from './card-menu';

type TaskCardProps = {
  task: Task;
  done: number;
  total: number;
  isManual: boolean;
  /** Starts a drag from anywhere on the card, or from the handle by keyboard. */
  listeners?: ComponentProps<'div'> | undefined;
  handleRef?: ((element: HTMLElement | null) => void) | undefined;
  handleDescribedBy?: string | undefined;
};

/** Shown with the pointer over the card, with focus inside it, and always where nothing hovers. */
const revealed =
  'transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 group-focus-within:opacity-100!';

export const TaskCard = memo(function TaskCard({
  task,
  done,
  total,
  isManual,
  listeners,
  handleRef,
  handleDescribedBy,
}: TaskCardProps) {
  const actions = useBoardActions();
  return (
    <article className="group relative rounded-xl border border-line bg-surface p-3.5 pb-2 shadow-raised transition-colors select-none [-webkit-touch-callout:none] hover:border-line-strong">
      <div {...listeners} className="touch-manipulation">
        <h3 className="pr-7 text-[0.9375rem] leading-snug font-semibold text-wrap wrap-anywhere pointer-coarse:pr-10">
          <button
            type="button"
            data-card-title
            className="cursor-pointer text-left after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-(--focus)"
            onClick={() => actions.open(task)}
          >
            {task.titulo}
          </button>
        </h3>
        {task.descricao && (
          <p className="mt-1 line-clamp-2 text-sm leading-normal wrap-anywhere text-muted">
            {task.descricao}
          </p>
        )}
      </div>
      <CardButton
        ref={handleRef}
        label={`Arrastar "${task.titulo}"`}
        title="Arrastar"
        aria-describedby={handleDescribedBy}
        data-card-handle
        className={clsx('absolute! top-1.5 right-1.5 cursor-grab', revealed)}
        {...(listeners as ComponentProps<'button'> | undefined)}
      >
        <GripVertical aria-hidden className="size-4" />
      </CardButton>
      <div className="mt-1.5 flex min-h-8 flex-wrap items-center gap-x-3 text-xs whitespace-nowrap text-muted">
        <time dateTime={task.criado_em}>{formatDay(task.criado_em)}</time>
        {total > 0 && (
          <span
            className={clsx('inline-flex items-center gap-1', done === total && 'text-green')}
            title="Subtarefas concluídas"
          >
            <ListChecks aria-hidden className="size-3.5" />
            <span>
              {done}/{total}
            </span>
            <span className="sr-only">subtarefas concluídas</span>
          </span>
        )}
        <div
          className={clsx(
            'ml-auto flex rounded-md bg-surface pointer-fine:absolute pointer-fine:right-1.5 pointer-fine:bottom-2',
            revealed,
          )}
        >
          <CardButton
            label={`Editar "${task.titulo}"`}
            title="Editar"
            onClick={() => actions.open(task)}
          >
            <Pencil aria-hidden className="size-4" />
          </CardButton>
          <CardMenu task={task} isManual={isManual} />
          <CardButton
            label={`Excluir "${task.titulo}"`}
            title="Excluir"
            className="hover:text-red"
            onClick={() => actions.remove(task)}
          >
            <Trash2 aria-hidden className="size-4" />
          </CardButton>
        </div>
      </div>
    </article>
  );
});
