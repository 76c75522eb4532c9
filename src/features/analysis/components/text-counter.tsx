import { clsx } from 'clsx';

const count = (value: number) => value.toLocaleString('pt-BR');

/** Nothing is cut off behind the writer's back: beyond the limit it says how much to remove. */
export function TextCounter({ text, max }: { text: string; max: number }) {
  const { length } = text.trim();
  const excess = length - max;
  return (
    <span className={clsx('tabular-nums', excess > 0 && 'font-semibold text-red')}>
      {count(length)} / {count(max)} caracteres
      {excess > 0 && `: remova ${count(excess)} para enviar`}
    </span>
  );
}
