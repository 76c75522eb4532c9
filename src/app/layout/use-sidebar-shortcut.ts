import { useEffect, useEffectEvent } from 'react';

/** Ctrl or Meta plus B. */
export function useSidebarShortcut(onToggle: () => void) {
  const toggle = useEffectEvent(onToggle);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
