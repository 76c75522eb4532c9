import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingScreen } from '@/components/feedback/loading-screen';
import { paths } from '@/config/paths';
import { useSession } from '@/lib/session';
import { LandingPage } from './pages';
import { SessionFailure } from './session-failure';

/** Where the visitor wanted to go; the sign-in page sends them there afterwards. */
type OriginState = { from: string };

export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();

  if (session.status === 'loading') return <LoadingScreen text="Carregando..." />;
  if (session.status === 'failed') return <SessionFailure />;
  if (session.status === 'signed-in') {
    // The next user's pages start anew, with nothing that was typed into the last one's.
    return <Fragment key={session.userId}>{children}</Fragment>;
  }
  if (pathname === paths.home) return <LandingPage />;
  const state: OriginState = { from: `${pathname}${search}${hash}` };
  return <Navigate to={paths.auth} replace state={state} />;
}

/** Only a path of this app: a crafted state must not lead elsewhere. */
export function originOf(state: unknown): string {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const isInternal = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return isInternal && !from.startsWith(paths.auth) ? from : paths.home;
}

export function RedirectSignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();

  if (session.status === 'loading') return <LoadingScreen text="Carregando..." />;
  if (session.status === 'failed') return <SessionFailure />;
  if (session.status === 'signed-in') return <Navigate to={originOf(location.state)} replace />;
  return children;
}
