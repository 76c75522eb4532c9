import * as Menu from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import { ArrowRightLeft, Check } from 'lucide-react';
import { useRef } from 'react';
import { useBoardActions } from '../board-actions';
import { STATUSES, statusLabels, type Task } from '../board.types';
import type { Shift } from '../drag/plan-move';
import { CardButton } from './card-button';
import { statusStyle } from './status-style';

const shifts: { shift: Shift; label: string }[] = [
  { shift: 'topo', label: 'Topo da coluna' },
  { shift: 'subir', label: 'Uma posição acima' },
  { shift: 'descer', label: 'Uma posição abaixo' },
  { shift: 'fim', label: 'Fim da coluna' },
];

const itemClass =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm outline-none data-highlighted:bg-raised data-disabled:cursor-default data-disabled:text-muted pointer-coarse:min-h-11';

export function OpenMenu({
  task,
  isManual,
  label,
}: {
  task: Task;
  isManual: boolean;
  label: string;
}) {
  const actions = useBoardActions();
  const hasChosen = useRef(false);
  const choose = (move: () => void) => () => {
    hasChosen.current = true;
    move();
  };
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger asChild>
        <CardButton label={label} title="Mover para">
          <ArrowRightLeft aria-hidden className="size-4" />
        </CardButton>
      </Menu.Trigger>
      {/* Inside the page's landmark, yet outside the column, which would cut it off. */}
      <Menu.Portal container={document.querySelector('main')}>
        <Menu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // The board has put focus on the card that moved, and this comes after it.
            if (hasChosen.current) event.preventDefault();
            hasChosen.current = false;
          }}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-overlay data-[state=open]:animate-fade-in"
        >
          <Menu.Label className="px-2.5 py-1.5 text-xs font-semibold text-muted">
            Mover para
          </Menu.Label>
          {STATUSES.map((status) => (
            <Menu.Item
              key={status}
              disabled={status === task.status}
              onSelect={choose(() => actions.move(task, status))}
              className={itemClass}
            >
              <span
                aria-hidden
                className={clsx('size-2.5 rounded-full', statusStyle[status].dot)}
              />
              {statusLabels[status]}
              {status === task.status && <Check aria-hidden className="ml-auto size-4" />}
            </Menu.Item>
          ))}
          {isManual && (
            <>
              <Menu.Separator className="mx-2.5 my-1.5 h-px bg-line" />
              {shifts.map(({ shift, label: text }) => (
                <Menu.Item
                  key={shift}
                  onSelect={choose(() => actions.shift(task, shift))}
                  className={itemClass}
                >
                  {text}
                </Menu.Item>
              ))}
            </>
          )}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
