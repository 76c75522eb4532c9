import { matchPath } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lazyPage } from '../lazy-page';

/** The pages behind the sign-in, by route pattern: the router and the prefetch share them. */
export const memberPages = {
  [paths.home]: lazyPage(async () => (await import('./home-page')).HomePage),
  [paths.missions]: lazyPage(async () => (await import('./missions-page')).MissionsPage),
  [paths.mission.pattern]: lazyPage(async () => (await import('./mission-page')).MissionPage),
  [paths.executions]: lazyPage(async () => (await import('./executions-page')).ExecutionsPage),
  [paths.execution.pattern]: lazyPage(async () => (await import('./execution-page')).ExecutionPage),
  [paths.board]: lazyPage(async () => (await import('./board-page')).BoardPage),
  [paths.analysis]: lazyPage(async () => (await import('./analysis-page')).AnalysisPage),
  [paths.whatsapp]: lazyPage(async () => (await import('./whatsapp-page')).WhatsAppPage),
} as const;

export const AuthPage = lazyPage(async () => (await import('./auth-page')).AuthPage);
export const LandingPage = lazyPage(async () => (await import('./landing-page')).LandingPage);
export const NotFoundPage = lazyPage(async () => (await import('./not-found-page')).NotFoundPage);
export const MemberLayout = lazyPage(async () => (await import('../layout/app-layout')).AppLayout);

function findMemberPage(pathname: string) {
  return Object.entries(memberPages).find(([pattern]) => matchPath(pattern, pathname))?.[1];
}

/** Starts downloading the page behind `pathname`; a failure shows on navigation. */
export function prefetchPage(pathname: string) {
  void findMemberPage(pathname)
    ?.preload()
    .catch(() => undefined);
}

/** Fetches all that the first screen needs at once, not one chunk after the other. */
export async function preloadFirstPage(pathname: string, isVisitor: boolean) {
  if (isVisitor) {
    await (pathname === paths.home ? LandingPage : AuthPage).preload();
  } else {
    const page = findMemberPage(pathname) ?? NotFoundPage;
    await Promise.all([MemberLayout.preload(), page.preload()]);
  }
}
