import {
  KeyboardSensor,
  MouseSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { STATUSES, type Status, type Task } from '../board.types';
import type { Columns } from '../board.view';
import { cancelledText, droppedText, liftedText, movedText } from './announcements';
import type { ColumnHandle, ColumnHandles, Point } from './column-handle';
import { StillTouchSensor } from './still-touch-sensor';
import { isArrow, isSameTarget, sortableOver, stepTarget, type Target } from './target';

// Outside the component: new option objects would rebuild the sensors on every render.
const MOUSE = { activationConstraint: { distance: 8 } };
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };
/** The arrows move the target, not the coordinates: a card far down the list may not be mounted. */
const KEYBOARD = { coordinateGetter: () => undefined };

export type Drag = { task: Task; isKeyboard: boolean; height: number; target: Target | null };

type Options = {
  /** The columns as shown. */
  columns: Columns;
  isManual: boolean;
  onDrop: (task: Task, target: Target, isKeyboard: boolean) => void;
};

/** One drag at a time: sensors, the place under the pointer or chosen by keys, spoken in Portuguese. */
export function useBoardDrag({ columns, isManual, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const handles = useRef<ColumnHandles>(new Map());
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(StillTouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  );

  const registerColumn = useCallback((status: Status, handle: ColumnHandle | null) => {
    if (handle) handles.current.set(status, handle);
    else handles.current.delete(status);
  }, []);

  const targetOf = (task: Task): Target => ({
    status: task.status,
    index: isManual ? columns[task.status].findIndex(({ id }) => id === task.id) : null,
  });

  const targetAt = (point: Point, draggedId: string): Target | null => {
    for (const status of STATUSES) {
      const index = handles.current.get(status)?.indexAt(point, draggedId);
      if (index !== undefined) return { status, index: isManual ? index : null };
    }
    return null;
  };

  const collisionDetection: CollisionDetection = ({ active, pointerCoordinates }) => {
    const id = String(active.id);
    const target = pointerCoordinates ? targetAt(pointerCoordinates, id) : drag?.target;
    return target ? [{ id: sortableOver(columns, target, id), data: { target } }] : [];
  };

  const moveTo = (target: Target | null) => {
    if (!drag || isSameTarget(target, drag.target)) return;
    setDrag({ ...drag, target });
    setAnnouncement(movedText(columns, drag.task, target));
  };

  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const task = STATUSES.flatMap((status) => columns[status]).find(({ id }) => id === active.id);
    if (!task) return;
    const target = targetOf(task);
    const height = document.getElementById(cardId(task.id))?.offsetHeight ?? 0;
    setDrag({ task, isKeyboard: activatorEvent instanceof KeyboardEvent, height, target });
    setAnnouncement(liftedText(columns, task, target));
  };

  const onDragMove = ({ collisions }: DragMoveEvent) => {
    if (drag && !drag.isKeyboard) moveTo(targetIn(collisions));
  };

  const onDragEnd = ({ collisions }: DragEndEvent) => {
    if (!drag) return;
    const target = drag.isKeyboard ? drag.target : targetIn(collisions);
    setDrag(null);
    setAnnouncement(target ? droppedText(columns, drag.task, target) : cancelledText(drag.task));
    if (target) onDrop(drag.task, target, drag.isKeyboard);
  };

  const onDragCancel = () => {
    if (!drag) return;
    setDrag(null);
    setAnnouncement(cancelledText(drag.task));
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!drag?.target || !isArrow(event.key)) return;
    event.preventDefault();
    const target = stepTarget(columns, drag.target, event.key, drag.task.id, isManual);
    moveTo(target);
    handles.current.get(target.status)?.reveal(target.index ?? 0);
  });

  const isKeyboardDrag = drag?.isKeyboard === true;

  useEffect(() => {
    if (!isKeyboardDrag) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isKeyboardDrag]);

  return {
    drag,
    announcement,
    registerColumn,
    /** Only the column under the pointer scrolls by itself, or the page. */
    canScroll: (element: Element) => {
      const column = element.getAttribute('data-column');
      return column === null || column === drag?.target?.status;
    },
    reveal: (status: Status, index: number) => handles.current.get(status)?.reveal(index),
    contextProps: { sensors, collisionDetection, onDragStart, onDragMove, onDragEnd, onDragCancel },
  };
}

function targetIn(collisions: DragMoveEvent['collisions']): Target | null {
  return (collisions?.[0]?.data as { target: Target } | undefined)?.target ?? null;
}

/** Id of a card's element: focus returns to it after a dialog or a drop. */
export function cardId(taskId: string) {
  return `tarefa-${taskId}`;
}
