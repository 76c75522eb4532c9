import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import type { Task } from '../board.types';
import { cardId } from '../drag/use-board-drag';
import { TaskCard } from './task-card';

const transition = { duration: 150, easing: 'ease-out' };
/** The list itself puts cards at their new place; sliding there again would show the move twice. */
const never = () => false;

type SortableCardProps = {
  task: Task;
  done: number;
  total: number;
  isManual: boolean;
  /** Lifted by keyboard: the card itself travels, no copy follows a pointer. */
  isLifted: boolean;
};

export function SortableCard({ isLifted, ...card }: SortableCardProps) {
  const sortable = useSortable({ id: card.task.id, transition, animateLayoutChanges: never });
  const { setNodeRef, transform, isDragging } = sortable;
  return (
    <div
      ref={setNodeRef}
      id={cardId(card.task.id)}
      style={{ transform: CSS.Translate.toString(transform), transition: sortable.transition }}
      className={clsx(
        'relative rounded-xl',
        isDragging && (isLifted ? 'z-10 ring-2 ring-accent' : 'opacity-40'),
      )}
    >
      <TaskCard
        {...card}
        listeners={sortable.listeners}
        handleRef={sortable.setActivatorNodeRef}
        handleDescribedBy={sortable.attributes['aria-describedby']}
      />
    </div>
  );
}
