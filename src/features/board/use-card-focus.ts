import { useEffect, useRef, useState } from 'react';
import { STATUSES, type Status } from './board.types';
import type { Columns } from './board.view';
import { cardId } from './drag/use-board-drag';

type Part = 'title' | 'handle';
type Wish = { taskId: string; part: Part; fallbackId: string };

const selectors: Record<Part, string> = {
  title: '[data-card-title]',
  handle: '[data-card-handle]',
};

/**
 * Puts focus on a card once it stands where it belongs: after a dialog, a menu or a move it may be
 * in another column, or so far down that it is not mounted yet. Gone from the board, its column's
 * plus button takes the focus.
 */
export function useCardFocus(columns: Columns, reveal: (status: Status, index: number) => void) {
  const [wish, setWish] = useState<Wish>();
  const latest = useRef({ columns, reveal });
  useEffect(() => {
    latest.current = { columns, reveal };
  });

  useEffect(() => {
    if (!wish) return;
    for (const status of STATUSES) {
      const index = latest.current.columns[status].findIndex(({ id }) => id === wish.taskId);
      if (index !== -1) latest.current.reveal(status, index);
    }
    const frame = requestAnimationFrame(() => {
      const card = document.getElementById(cardId(wish.taskId));
      const target =
        card?.querySelector<HTMLElement>(selectors[wish.part]) ??
        document.getElementById(wish.fallbackId);
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [wish]);

  return (taskId: string, part: Part, fallbackId: string) => setWish({ taskId, part, fallbackId });
}
