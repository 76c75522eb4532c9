import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type TouchEvent } from 'react';
import { Button } from '@/components/ui/button';
import { useCloseWatcher } from '@/components/ui/use-close-watcher';
import { useReturnFocus } from '@/components/ui/use-return-focus';

/** Pixels to the left after which a swipe closes the drawer. */
const SWIPE_DISTANCE = 60;

type DrawerProps = { onClose: () => void; children: ReactNode };

/** The menu below 768 px: focus trap, scrim and Escape from Radix; a swipe to the left closes it. */
export function Drawer({ onClose, children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  useCloseWatcher(true, onClose);
  const startX = useRef<number>(undefined);
  const onTouchStart = (event: TouchEvent) => {
    startX.current = event.touches[0]?.clientX;
  };
  const onTouchEnd = (event: TouchEvent) => {
    const endX = event.changedTouches[0]?.clientX;
    if (startX.current === undefined || endX === undefined) return;
    if (startX.current - endX > SWIPE_DISTANCE) onClose();
  };

  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
        <RadixDialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-[18rem] max-w-[85vw] border-r border-line data-[state=open]:animate-slide-in"
          onTouchStart={onTouchStart}
          onTouchEnd={onTouchEnd}
        >
          <RadixDialog.Title className="sr-only">Menu</RadixDialog.Title>
          {children}
          <RadixDialog.Close asChild>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Fechar menu"
              className="absolute top-2.5 right-2"
            >
              <X aria-hidden className="size-5" />
            </Button>
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
