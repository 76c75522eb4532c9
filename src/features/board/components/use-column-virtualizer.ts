import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useContext, useEffect, type RefObject } from 'react';
import type { Status, Task } from '../board.types';
import { RegisterColumn } from '../drag/column-handle';
import { indexAt } from '../drag/target';

export const CARD_GAP = 8;

/** What both kinds of column share. The dragged card stays mounted when it scrolls out of view. */
export function columnOptions(tasks: readonly Task[], draggedId: string | undefined) {
  const draggedIndex = draggedId ? tasks.findIndex(({ id }) => id === draggedId) : -1;
  return {
    count: tasks.length,
    getItemKey: (index: number) => tasks[index]?.id ?? index,
    estimateSize: () => 112,
    gap: CARD_GAP,
    overscan: 4,
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (draggedIndex === -1 || indexes.includes(draggedIndex)) return indexes;
      return [...indexes, draggedIndex].sort((a, b) => a - b);
    },
  };
}

/** Tells the board how to find a place in this column, whether its cards are mounted or not. */
export function useColumnHandle<S extends Element | Window>(
  status: Status,
  rows: Virtualizer<S, Element>,
  list: RefObject<HTMLElement | null>,
) {
  const register = useContext(RegisterColumn);

  useEffect(() => {
    register(status, {
      indexAt: (point, draggedId) => {
        const section = list.current?.closest('section')?.getBoundingClientRect();
        if (!list.current || !section) return undefined;
        const isInside =
          point.x >= section.left &&
          point.x <= section.right &&
          point.y >= section.top &&
          point.y <= section.bottom;
        if (!isInside) return undefined;
        const margin = rows.options.scrollMargin;
        const boxes = rows.measurementsCache.map(({ key, start, end }) => ({
          id: String(key),
          start: start - margin,
          end: end - margin,
        }));
        return indexAt(boxes, point.y - list.current.getBoundingClientRect().top, draggedId);
      },
      reveal: (index) => {
        const shown = Math.min(index, rows.options.count - 1);
        if (shown >= 0) rows.scrollToIndex(shown, { align: 'auto' });
        // Mounted by now, the card or the gap for it may still be outside the window.
        requestAnimationFrame(() => {
          const element =
            list.current?.querySelector('[data-slot]') ??
            list.current?.querySelector(`[data-index="${shown}"]`);
          element?.scrollIntoView({ block: 'nearest' });
        });
      },
    });
    return () => register(status, null);
  }, [register, status, rows, list]);
}
