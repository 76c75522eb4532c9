import { clsx } from 'clsx';
import { ClipboardList, Plus, SearchX } from 'lucide-react';
import { memo } from 'react';
import { useBoardActions } from '../board-actions';
import { statusLabels } from '../board.types';
import { CardButton } from './card-button';
import { PageList, ScrollingList } from './column-list';
import type { ColumnRowsProps } from './column-rows';
import { statusStyle } from './status-style';

type BoardColumnProps = ColumnRowsProps & {
  /** All cards of the column, also those that the search hides. */
  total: number;
  isFiltered: boolean;
  isWide: boolean;
};

export function columnId(status: string) {
  return `coluna-${status}`;
}

export function addButtonId(status: string) {
  return `adicionar-${status}`;
}

export const BoardColumn = memo(function BoardColumn({
  total,
  isFiltered,
  isWide,
  ...rows
}: BoardColumnProps) {
  const actions = useBoardActions();
  const { status, tasks, drag } = rows;
  const style = statusStyle[status];
  const label = statusLabels[status];
  const count = isFiltered ? `${tasks.length} de ${total}` : String(total);
  const List = isWide ? ScrollingList : PageList;
  return (
    <section
      id={columnId(status)}
      aria-labelledby={`${columnId(status)}-titulo`}
      className={clsx(
        'flex min-h-150 min-w-0 scroll-mt-8 flex-col rounded-2xl border border-t-3 border-line bg-raised/40 p-3 lg:h-full',
        style.edge,
        drag?.target?.status === status && `ring-2 ${style.ring}`,
      )}
    >
      <header className="mb-3 flex items-center gap-2.5 px-1">
        <span aria-hidden className={clsx('size-2.5 rounded-full', style.dot)} />
        <h2
          id={`${columnId(status)}-titulo`}
          className={clsx('text-sm font-bold tracking-wide', style.text)}
        >
          {label}
        </h2>
        <span
          className={clsx('rounded-full px-2 py-0.5 text-xs font-semibold', style.soft, style.text)}
        >
          {count}
          <span className="sr-only"> {total === 1 ? 'tarefa' : 'tarefas'}</span>
        </span>
        <CardButton
          id={addButtonId(status)}
          label={`Adicionar tarefa em ${label}`}
          title="Nova tarefa"
          className="ml-auto"
          onClick={() => actions.create(status)}
        >
          <Plus aria-hidden className="size-5" />
        </CardButton>
      </header>
      {tasks.length === 0 && drag?.target?.status !== status && (
        <EmptyColumn isFiltered={isFiltered && total > 0} />
      )}
      <List {...rows} label={`Tarefas em ${label}`} />
    </section>
  );
});

function EmptyColumn({ isFiltered }: { isFiltered: boolean }) {
  const Icon = isFiltered ? SearchX : ClipboardList;
  return (
    <div className="flex flex-col items-center gap-1 rounded-xl border border-dashed border-line px-4 py-10 text-center">
      <Icon aria-hidden className="mb-2 size-7 text-muted" />
      <p className="font-medium">
        {isFiltered ? 'Nenhuma tarefa encontrada' : 'Nenhuma tarefa aqui'}
      </p>
      <p className="text-sm text-muted">
        {isFiltered ? 'Tente outra busca' : 'Clique no + para adicionar'}
      </p>
    </div>
  );
}
