import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useCloseWatcher } from './use-close-watcher';
import { useReturnFocus } from './use-return-focus';

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** One sentence under the title; without it the dialog has no description. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, right-aligned on a wide screen, stacked on a phone. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Where focus goes on closing, when the opener is gone or is not the right place. */
  onCloseAutoFocus?: (event: Event) => void;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const;

/** As every other way of closing does: a field that saves when it is left must hear of it. */
function leaveField() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Modal on Radix: focus trap, Escape, scrim. A sheet from below on a phone, centred above. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  onCloseAutoFocus,
}: DialogProps) {
  const returnFocus = useReturnFocus(onCloseAutoFocus);
  useCloseWatcher(isOpen, () => {
    leaveField();
    onOpenChange(false);
  });
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in" />
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
          onEscapeKeyDown={leaveField}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col rounded-t-2xl border border-line bg-surface shadow-overlay data-[state=open]:animate-rise',
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl',
            widths[size],
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6 sm:pt-6">
            <div className="min-w-0 grow">
              <RadixDialog.Title className="text-xl font-semibold break-words">
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-sm break-words text-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Fechar" className="-mt-1 -mr-2">
                <X aria-hidden className="size-5" />
              </Button>
            </RadixDialog.Close>
          </header>
          {children && (
            <div className="min-h-0 grow overflow-y-auto px-5 pb-5 sm:px-6">{children}</div>
          )}
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
