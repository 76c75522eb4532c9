import { DndContext, DragOverlay } from '@dnd-kit/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '@/lib/use-media-query';
import { BoardActionsContext, type BoardActions } from '../board-actions';
import { STATUSES, type Status, type Subtask, type Task } from '../board.types';
import { progressByTask } from '../board.view';
import { instructions } from '../drag/announcements';
import { RegisterColumn } from '../drag/column-handle';
import type { Target } from '../drag/target';
import { useBoardDrag } from '../drag/use-board-drag';
import { useBoardMoves } from '../use-board-moves';
import { useCardFocus } from '../use-card-focus';
import { useColumns } from '../use-columns';
import { addButtonId, BoardColumn } from './board-column';
import { BoardDialogs, type OpenDialog } from './board-dialogs';
import { BoardToolbar } from './board-toolbar';
import { prefetchCardMenu } from './card-menu';
import { ColumnNav } from './column-nav';
import { TaskCard } from './task-card';

const silence = () => undefined;
/** dnd-kit's own live region stays silent: it knows cards by id, and nothing of positions. */
const accessibility = {
  announcements: {
    onDragStart: silence,
    onDragOver: silence,
    onDragEnd: silence,
    onDragCancel: silence,
  },
  screenReaderInstructions: { draggable: instructions },
  restoreFocus: false,
};

export function Board({ tasks, subtasks }: { tasks: Task[]; subtasks: Subtask[] }) {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { columns, visible, isManual, isFiltered, toolbar } = useColumns(tasks);
  const progress = useMemo(() => progressByTask(subtasks), [subtasks]);
  const moves = useBoardMoves(columns, visible);

  useEffect(prefetchCardMenu, []);

  const onDrop = (task: Task, target: Target, isKeyboard: boolean) => {
    // A live change may have moved or deleted the card under the drag.
    const current = tasks.find(({ id }) => id === task.id);
    if (current) moves.toTarget(current, target);
    if (isKeyboard) focusCard(task.id, 'handle', addButtonId(target.status));
  };
  const { drag, announcement, registerColumn, reveal, contextProps, canScroll } = useBoardDrag({
    columns: visible,
    isManual,
    onDrop,
  });
  const focusCard = useCardFocus(visible, reveal);

  const actions = useStableActions({
    create: (from) => setDialog({ kind: 'new', from }),
    open: (task) => setDialog({ kind: 'details', task }),
    remove: (task) => setDialog({ kind: 'delete', task }),
    move: (task, status) => {
      moves.toColumn(task, status);
      focusCard(task.id, 'title', addButtonId(status));
    },
    shift: (task, shift) => {
      moves.shift(task, shift);
      focusCard(task.id, 'title', addButtonId(task.status));
    },
  });

  const onClosed = (closed: OpenDialog) => {
    if (closed.kind === 'new') document.getElementById(addButtonId(closed.from))?.focus();
    else focusCard(closed.task.id, 'title', addButtonId(closed.task.status));
  };

  const counts: Record<Status, number> = {
    a_fazer: visible.a_fazer.length,
    fazendo: visible.fazendo.length,
    pronto: visible.pronto.length,
  };
  const dragged = drag && !drag.isKeyboard ? drag.task : undefined;
  const draggedProgress = dragged && progress.get(dragged.id);

  return (
    <BoardActionsContext value={actions}>
      <RegisterColumn value={registerColumn}>
        <BoardToolbar {...toolbar} />
        <ColumnNav counts={counts} />
        <DndContext
          {...contextProps}
          accessibility={accessibility}
          autoScroll={{ layoutShiftCompensation: false, canScroll }}
        >
          <div className="grid gap-4 lg:h-[max(37.5rem,calc(100dvh-9rem))] lg:grid-cols-3">
            {STATUSES.map((status) => (
              <BoardColumn
                key={status}
                status={status}
                tasks={visible[status]}
                total={columns[status].length}
                progress={progress}
                isManual={isManual}
                isFiltered={isFiltered}
                isWide={isWide}
                drag={drag}
              />
            ))}
          </div>
          <DragOverlay dropAnimation={null} className="cursor-grabbing">
            {dragged && (
              <div className="rotate-1 rounded-xl shadow-overlay">
                <TaskCard
                  task={dragged}
                  done={draggedProgress?.done ?? 0}
                  total={draggedProgress?.total ?? 0}
                  isManual={isManual}
                />
              </div>
            )}
          </DragOverlay>
        </DndContext>
        <p role="status" aria-live="assertive" className="sr-only">
          {announcement}
        </p>
        <BoardDialogs
          dialog={dialog}
          tasks={tasks}
          columns={columns}
          subtasks={subtasks}
          onClose={() => setDialog(null)}
          onClosed={onClosed}
        />
      </RegisterColumn>
    </BoardActionsContext>
  );
}

/** One object for the life of the board, so that hundreds of cards need not render again. */
function useStableActions(actions: BoardActions): BoardActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      create: (from) => latest.current.create(from),
      open: (task) => latest.current.open(task),
      remove: (task) => latest.current.remove(task),
      move: (task, status) => latest.current.move(task, status),
      shift: (task, shift) => latest.current.shift(task, shift),
    }),
    [],
  );
}
