import { clsx } from 'clsx';
import { STATUSES, statusLabels, type Status } from '../board.types';
import { statusStyle } from './status-style';

export function StatusChoice({
  value,
  onChange,
}: {
  value: Status;
  onChange: (status: Status) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Status</legend>
      <div className="grid grid-cols-3 gap-2">
        {STATUSES.map((status) => (
          <label
            key={status}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-lg border px-2 text-xs font-bold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) sm:text-sm',
              status === value
                ? `border-current ${statusStyle[status].soft} ${statusStyle[status].text}`
                : 'border-line text-muted hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name="status"
              className="sr-only"
              checked={status === value}
              onChange={() => onChange(status)}
            />
            {statusLabels[status]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
