import { clsx } from 'clsx';
import type { BlockOf } from '../block.types';
import { Inline } from '../inline';

const cell = 'block px-4 text-left align-top @lg:table-cell @lg:py-3';

/** Up to this many letters a value keeps to one line: 'R$ 50-100' in three says nothing. */
const SHORT = 14;

/**
 * A table where there is room; on a phone each row becomes a small sheet whose values carry their
 * column's name.
 */
export function TableBlock({ caption, columns, rows }: BlockOf<'table'>) {
  return (
    <table className="block w-full overflow-hidden rounded-2xl text-sm outline outline-line @lg:table">
      <caption className="block px-4 pt-4 pb-2 text-left font-display text-lg font-semibold @lg:table-caption">
        {caption}
      </caption>
      <thead className="sr-only @lg:not-sr-only @lg:table-header-group">
        <tr className="border-b border-line-strong">
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} font-semibold text-muted`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line @lg:table-row-group">
        {rows.map((row) => (
          <tr key={row.join('|')} className="block py-3 @lg:table-row @lg:py-0">
            {row.map((value, index) =>
              index === 0 ? (
                <th
                  key={columns[index]}
                  scope="row"
                  className={`${cell} pb-1 text-base font-semibold @lg:text-sm`}
                >
                  <Inline text={value} />
                </th>
              ) : (
                <td
                  key={columns[index]}
                  data-column={columns[index]}
                  className={clsx(
                    cell,
                    'py-1 before:block before:text-xs before:text-muted before:content-[attr(data-column)] @lg:before:hidden',
                    value.length <= SHORT && '@lg:whitespace-nowrap',
                  )}
                >
                  <Inline text={value} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
