import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

const SITE = 'Missão MicroSaaS';
let isFirstPage = true;

/**
 * Names the document after the page and, on a navigation inside the app, moves focus to the
 * returned heading so that a screen reader announces it. The first page keeps the browser's focus.
 */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = title === SITE ? SITE : `${title} · ${SITE}`;
  }, [title]);

  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: navigation === NavigationType.Pop });
    isFirstPage = false;
  }, [navigation]);

  return heading;
}
