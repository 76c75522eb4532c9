import { ArrowRightLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { whenLoaded } from '@/lib/when-loaded';
import type { Task } from '../board.types';
import { CardButton } from './card-button';

const loadMenu = () => import('./open-menu');
const OpenMenu = lazy(async () => ({ default: (await loadMenu()).OpenMenu }));

/** Fetches the menu's code ahead of the first press. */
export function prefetchCardMenu() {
  void loadMenu().catch(() => undefined);
}

/**
 * 'Mover para': everything that dragging does, without dragging. The menu itself is mounted on the
 * first press: one per card would make a long column slow.
 */
export function CardMenu({ task, isManual }: { task: Task; isManual: boolean }) {
  const [isArmed, setIsArmed] = useState(false);
  const label = `Mover "${task.titulo}" para`;
  const closed = (
    <CardButton
      label={label}
      title="Mover para"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetchCardMenu}
      onClick={() => void whenLoaded(loadMenu, () => setIsArmed(true))}
    >
      <ArrowRightLeft aria-hidden className="size-4" />
    </CardButton>
  );
  if (!isArmed) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu task={task} isManual={isManual} label={label} />
    </Suspense>
  );
}
