import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { getSessionState, subscribeToSession, type SessionState } from './session-store';

export type { SessionState };

export const SessionContext = createContext<SessionState>({ status: 'loading' });

const userIdOf = (state: SessionState) => (state.status === 'signed-in' ? state.userId : undefined);

export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(subscribeToSession, getSessionState);
  const queryClient = useQueryClient();

  useEffect(() => {
    let userId = userIdOf(getSessionState());
    // Heard before anything renders for the next user, who must see nothing of the last.
    return subscribeToSession(() => {
      const lastUserId = userId;
      userId = userIdOf(getSessionState());
      if (lastUserId && lastUserId !== userId) queryClient.clear();
    });
  }, [queryClient]);

  return <SessionContext value={state}>{children}</SessionContext>;
}

export function useSession() {
  return use(SessionContext);
}

/** The signed-in user's id. Only for components behind the access guard. */
export function useUserId() {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useUserId needs a signed-in user');
  return session.userId;
}
