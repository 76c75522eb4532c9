import { useEffect, useState } from 'react';

/** The id of the section that is being read: the last one whose top has passed the upper third. */
export function useActiveSection(ids: readonly string[]) {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const update = () => {
      const line = window.innerHeight / 3;
      const passed = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setActive(passed.at(-1));
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
