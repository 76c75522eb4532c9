import { useEffect, useState } from 'react';

/**
 * The id of the section that is being read: the last one whose top has passed the upper third, and
 * at the end of the page the last of all, whose top may never get there.
 */
export function useActiveSection(ids: readonly string[]) {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const update = () => {
      const line = window.innerHeight / 3;
      const passed = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setActive(isAtEnd ? ids.at(-1) : passed.at(-1));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ids]);

  return active;
}
