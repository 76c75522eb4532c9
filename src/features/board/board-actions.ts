import { createContext, use } from 'react';
import type { Status, Task } from './board.types';
import type { Shift } from './drag/plan-move';

/** What a card or a column header can ask of the board. The object never changes. */
export type BoardActions = {
  create: (from: Status) => void;
  open: (task: Task) => void;
  remove: (task: Task) => void;
  move: (task: Task, status: Status) => void;
  shift: (task: Task, shift: Shift) => void;
};

export const BoardActionsContext = createContext<BoardActions | null>(null);

export function useBoardActions() {
  const actions = use(BoardActionsContext);
  if (!actions) throw new Error('useBoardActions needs a board around it');
  return actions;
}
