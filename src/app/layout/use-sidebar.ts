import { useCallback, useEffect, useState } from 'react';

const COOKIE = 'sidebar_state';
const WEEK_SECONDS = 60 * 60 * 24 * 7;

function readCookie() {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`);
}

/** Open or collapsed, kept in a cookie for seven days. */
export function useSidebar() {
  const [isOpen, setIsOpen] = useState(readCookie);

  useEffect(() => {
    document.cookie = `${COOKIE}=${isOpen}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`;
  }, [isOpen]);

  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);
  return { isOpen, toggle };
}
