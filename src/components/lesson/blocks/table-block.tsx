import type { BlockOf } from '../block.types';
import { Inline } from '../inline';

const cell = 'px-4 py-3 text-left align-top';

export function TableBlock({ caption, columns, rows }: BlockOf<'table'>) {
  return (
    <div
      role="region"
      aria-label={caption}
      // A region that scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-2xl border border-line"
    >
      <table className="w-full min-w-lg text-sm">
        <caption className="px-4 pt-4 pb-2 text-left font-display text-lg font-semibold">
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cell} font-semibold text-muted`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((value, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row" className={`${cell} font-semibold`}>
                    <Inline text={value} />
                  </th>
                ) : (
                  <td key={columns[index]} className={cell}>
                    <Inline text={value} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
