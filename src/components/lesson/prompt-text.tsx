import { clsx } from 'clsx';
import { Fillable } from './fillable';

type PromptTextProps = {
  label: string;
  text: string;
  /** At full height, where what is around it scrolls already. */
  isFull?: boolean;
};

/**
 * A prompt, readable and exact, scrolling inside itself when it is long: the height cuts a line in
 * half, which shows that there is more.
 */
export function PromptText({ label, text, isFull = false }: PromptTextProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // A region that scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(
        'rounded-lg bg-canvas p-4 font-mono text-[0.8125rem]/6 [overflow-wrap:anywhere] whitespace-pre-wrap',
        !isFull && 'max-h-[19.75rem] overflow-y-auto overscroll-contain md:max-h-[25.75rem]',
      )}
    >
      <Fillable text={text} />
    </div>
  );
}
