import {
  SortableContext,
  verticalListSortingStrategy,
  type SortingStrategy,
} from '@dnd-kit/sortable';
import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useMemo, type Ref } from 'react';
import type { Status, Task } from '../board.types';
import type { Progress } from '../board.view';
import type { Drag } from '../drag/use-board-drag';
import { SortableCard } from './sortable-card';
import { statusStyle } from './status-style';
import { CARD_GAP } from './use-column-virtualizer';

export type ColumnRowsProps = {
  status: Status;
  tasks: Task[];
  progress: ReadonlyMap<string, Progress>;
  isManual: boolean;
  drag: Drag | null;
};

type Rows = Pick<
  Virtualizer<Element, Element>,
  'getVirtualItems' | 'getTotalSize' | 'measurementsCache' | 'measureElement'
> & { options: { scrollMargin: number } };

type Props = ColumnRowsProps & { rows: Rows; listRef: Ref<HTMLUListElement>; label: string };

/** The cards in view, and the gap that opens for one dragged in from another column. */
export function ColumnRows({ rows, listRef, label, ...column }: Props) {
  const { status, tasks, drag } = column;
  const { measureElement } = rows;
  const { scrollMargin } = rows.options;
  const visitor =
    drag && drag.target?.status === status && drag.task.status !== status ? drag : null;
  const visitorId = visitor?.task.id;
  // A visitor counts as the column's last card, so that sortable makes room for it.
  const items = useMemo(() => {
    const ids = tasks.map((task) => task.id);
    return visitorId ? [...ids, visitorId] : ids;
  }, [tasks, visitorId]);
  const visitorSize = visitor ? visitor.height + CARD_GAP : 0;
  const strategy = useMemo(
    () => (visitorSize > 0 ? makeRoom(visitorSize) : verticalListSortingStrategy),
    [visitorSize],
  );
  const end = rows.getTotalSize();
  const next = rows.measurementsCache[visitor?.target?.index ?? 0];
  const slotTop = next ? next.start - scrollMargin : end && end + CARD_GAP;

  return (
    <ul ref={listRef} aria-label={label} className="relative" style={{ height: end + visitorSize }}>
      <SortableContext id={status} items={items} strategy={strategy}>
        {rows.getVirtualItems().map((row) => (
          <Row
            key={row.key}
            {...column}
            row={row}
            top={row.start - scrollMargin}
            measure={measureElement}
          />
        ))}
      </SortableContext>
      {visitor?.target?.index != null && (
        <li
          aria-hidden
          data-slot
          className={clsx(
            'absolute inset-x-0 scroll-mt-32 scroll-mb-6 overflow-hidden rounded-xl border-2 border-dashed p-3.5 text-sm font-semibold lg:scroll-mt-20',
            statusStyle[status].slot,
          )}
          style={{ top: slotTop, height: visitor.height }}
        >
          {visitor.isKeyboard && visitor.task.titulo}
        </li>
      )}
    </ul>
  );
}

/** A visitor's own box stands in another column, which the library's strategy does not expect. */
function makeRoom(size: number): SortingStrategy {
  return ({ index, overIndex }) => ({
    x: 0,
    y: overIndex !== -1 && index >= overIndex ? size : 0,
    scaleX: 1,
    scaleY: 1,
  });
}

type RowProps = ColumnRowsProps & {
  row: VirtualItem;
  top: number;
  measure: (element: Element | null) => void;
};

function Row({ row, top, measure, tasks, progress, isManual, drag }: RowProps) {
  const task = tasks[row.index];
  if (!task) return null;
  const { done, total } = progress.get(task.id) ?? { done: 0, total: 0 };
  return (
    <li
      ref={measure}
      data-index={row.index}
      aria-setsize={tasks.length}
      aria-posinset={row.index + 1}
      className="absolute inset-x-0 top-0 scroll-mt-32 scroll-mb-6 lg:scroll-mt-20"
      style={{ transform: `translateY(${top}px)` }}
    >
      <SortableCard
        task={task}
        done={done}
        total={total}
        isManual={isManual}
        isLifted={drag?.isKeyboard === true && drag.task.id === task.id}
      />
    </li>
  );
}
