import { createContext } from 'react';
import type { Status } from '../board.types';

export type Point = { x: number; y: number };

/** What a drag asks of a column that is on the screen. */
export type ColumnHandle = {
  /** The place among the column's cards under `point`; undefined outside the column. */
  indexAt: (point: Point, draggedId: string) => number | undefined;
  /** Scrolls so that the card at `index` is in view, and mounted. */
  reveal: (index: number) => void;
};

export type ColumnHandles = Map<Status, ColumnHandle>;

export const RegisterColumn = createContext<(status: Status, handle: ColumnHandle | null) => void>(
  () => undefined,
);
