import { useCallback, useRef } from 'react';

/**
 * Runs a piece of work unless its last run is still under way. A double click or a held Enter comes
 * before the render that disables the button.
 */
export function useSingleRun() {
  const isRunning = useRef(false);

  return useCallback(async (work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  }, []);
}
