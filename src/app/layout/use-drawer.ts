import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the menu of a phone is open. Going anywhere closes it, and coming back leaves it closed. */
export function useDrawer() {
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  if (openedOn !== undefined && openedOn !== key) setOpenedOn(undefined);

  return {
    isOpen: openedOn === key,
    open: () => setOpenedOn(key),
    close: () => setOpenedOn(undefined),
  };
}
