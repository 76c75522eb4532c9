import type { Status } from '../board.types';

/** Blue, yellow, green. */
export const statusStyle: Record<
  Status,
  { text: string; soft: string; dot: string; edge: string; ring: string; slot: string }
> = {
  a_fazer: {
    text: 'text-blue',
    soft: 'bg-blue-soft',
    dot: 'bg-blue',
    edge: 'border-t-blue!',
    ring: 'ring-blue',
    slot: 'border-blue bg-blue-soft',
  },
  fazendo: {
    text: 'text-yellow',
    soft: 'bg-yellow-soft',
    dot: 'bg-yellow',
    edge: 'border-t-yellow!',
    ring: 'ring-yellow',
    slot: 'border-yellow bg-yellow-soft',
  },
  pronto: {
    text: 'text-green',
    soft: 'bg-green-soft',
    dot: 'bg-green',
    edge: 'border-t-green!',
    ring: 'ring-green',
    slot: 'border-green bg-green-soft',
  },
};
