import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { getSessionState, subscribeToSession, type SessionState } from './session-store';
import { forgetTab } from './tab-storage';

export type { SessionState };

export const SessionContext = createContext<SessionState>({ status: 'loading' });

export function SessionProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(subscribeToSession, getSessionState);
  const queryClient = useQueryClient();
  const userId = state.status === 'signed-in' ? state.userId : undefined;

  const lastUserId = useRef(userId);

  useEffect(() => {
    if (lastUserId.current && lastUserId.current !== userId) {
      // The next user must see nothing of the last.
      queryClient.clear();
      forgetTab();
    }
    lastUserId.current = userId;
  }, [queryClient, userId]);

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
