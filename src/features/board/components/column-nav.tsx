import { clsx } from 'clsx';
import { scrollToColumn } from '../scroll-to-column';
import { STATUSES, statusLabels, type Status } from '../board.types';
import { columnId } from './board-column';
import { statusStyle } from './status-style';

/** On a phone the columns stand one below the other; this jumps between them. */
export function ColumnNav({ counts }: { counts: Record<Status, number> }) {
  return (
    <nav
      aria-label="Colunas do quadro"
      className="sticky top-14 z-20 -mx-4 mb-4 flex gap-2 border-b border-line bg-canvas px-4 py-2 md:-mx-8 md:px-8 lg:hidden"
    >
      {STATUSES.map((status) => (
        <a
          key={status}
          href={`#${columnId(status)}`}
          // A jump within the page is no step for the back button.
          onClick={(event) => {
            event.preventDefault();
            const column = document.getElementById(columnId(status));
            if (column) scrollToColumn(column);
          }}
          className={clsx(
            'flex min-h-11 grow items-center justify-center gap-1.5 rounded-lg px-2 text-xs font-bold',
            statusStyle[status].soft,
            statusStyle[status].text,
          )}
        >
          {statusLabels[status]}
          <span aria-hidden>{counts[status]}</span>
        </a>
      ))}
    </nav>
  );
}
