import type { Status } from '../board.types';

/** Blue, yellow, green. */
export const statusStyle: Record<
  Status,
  { text: string; soft: string; dot: string; ring: string; slot: string }
> = {
  a_fazer: {
    text: 'text-blue',
    soft: 'bg-blue-soft',
    dot: 'bg-blue',
    ring: 'ring-blue',
    slot: 'border-blue bg-blue-soft',
  },
  fazendo: {
    text: 'text-yellow',
    soft: 'bg-yellow-soft',
    dot: 'bg-yellow',
    ring: 'ring-yellow',
    slot: 'border-yellow bg-yellow-soft',
  },
  pronto: {
    text: 'text-green',
    soft: 'bg-green-soft',
    dot: 'bg-green',
    ring: 'ring-green',
    slot: 'border-green bg-green-soft',
  },
};
