import { matchPath } from 'react-router-dom';
import { paths } from '@/config/paths';

/** One loader per route chunk, shared by the router and by the prefetch on hover and focus. */
export const pageLoaders = {
  [paths.home]: () => import('./home-page'),
  [paths.missions]: () => import('./missions-page'),
  [paths.mission.pattern]: () => import('./mission-page'),
  [paths.executions]: () => import('./executions-page'),
  [paths.execution.pattern]: () => import('./execution-page'),
  [paths.board]: () => import('./board-page'),
  [paths.analysis]: () => import('./analysis-page'),
  [paths.whatsapp]: () => import('./whatsapp-page'),
} as const;

/** Starts downloading the chunk of the page behind `pathname`; a failure shows on navigation. */
export function prefetchPage(pathname: string) {
  const entry = Object.entries(pageLoaders).find(([pattern]) => matchPath(pattern, pathname));
  void entry?.[1]().catch(() => undefined);
}
