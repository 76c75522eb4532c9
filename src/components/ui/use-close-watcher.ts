import { useEffect, useEffectEvent } from 'react';

type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };

/**
 * Lets Android's back gesture close what is open, instead of leaving the page and what was ticked
 * or typed there. Browsers without a CloseWatcher go back as they always did.
 */
export function useCloseWatcher(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}
