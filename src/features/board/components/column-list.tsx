import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ColumnRows, type ColumnRowsProps } from './column-rows';
import { columnOptions, useColumnHandle } from './use-column-virtualizer';

type ListProps = ColumnRowsProps & { label: string };

/** Side by side, each column scrolls by itself. */
export function ScrollingList(props: ListProps) {
  const { status, tasks, drag } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- not compiled by React Compiler
  const rows = useVirtualizer<HTMLDivElement, Element>({
    ...columnOptions(tasks, drag?.task.id),
    getScrollElement: () => scroller.current,
  });
  useColumnHandle(status, rows, list);
  return (
    // A region that scrolls must be reachable by keyboard where no card in it has focus.
    <div
      ref={scroller}
      data-column={status}
      className="-m-1 min-h-0 grow overflow-y-auto overscroll-contain p-1"
    >
      <ColumnRows {...props} rows={rows} listRef={list} />
    </div>
  );
}

/** One below the other, they scroll with the page: no scrolling inside scrolling on a phone. */
export function PageList(props: ListProps) {
  const { status, tasks, drag } = props;
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = usePageOffset(list);
  const rows = useWindowVirtualizer<Element>({
    ...columnOptions(tasks, drag?.task.id),
    scrollMargin,
    scrollPaddingStart: 120,
    scrollPaddingEnd: 24,
  });
  useColumnHandle(status, rows, list);
  return <ColumnRows {...props} rows={rows} listRef={list} />;
}

/** Distance of the list from the top of the page; the columns above grow and shrink. */
function usePageOffset(element: RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0;
      setOffset(Math.round(top + window.scrollY));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return offset;
}
