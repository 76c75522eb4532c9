import { useRef } from 'react';

/**
 * Handlers for a Radix dialog that has no trigger of its own: on closing, focus goes back to what
 * had it on opening. Radix would look for the trigger, find none and leave focus nowhere.
 */
export function useReturnFocus(onCloseAutoFocus?: (event: Event) => void) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
