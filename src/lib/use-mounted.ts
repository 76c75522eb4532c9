import { useEffect, useRef } from 'react';

/** For work that outlives its component: `current` tells whether that is still on the screen. */
export function useMounted() {
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
