import type { Session } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { supabase } from './supabase';

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; userId: string; email: string | undefined };

const SessionContext = createContext<SessionState>({ status: 'loading' });

function toState(session: Session | null): SessionState {
  if (!session) return { status: 'signed-out' };
  return { status: 'signed-in', userId: session.user.id, email: session.user.email };
}

function userIdOf(state: SessionState) {
  return state.status === 'signed-in' ? state.userId : undefined;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading' });
  const queryClient = useQueryClient();

  useEffect(() => {
    let current: SessionState = { status: 'loading' };
    // Nothing is awaited in here: a Supabase call inside this callback would deadlock.
    const { data } = supabase.auth.onAuthStateChange((_event, session) => {
      const next = toState(session);
      const hasChanged = next.status !== current.status || userIdOf(next) !== userIdOf(current);
      if (!hasChanged) return;
      if (userIdOf(current)) {
        // The next user must see nothing of the last.
        queryClient.clear();
        sessionStorage.clear();
      }
      current = next;
      setState(next);
    });
    return () => data.subscription.unsubscribe();
  }, [queryClient]);

  return <SessionContext value={state}>{children}</SessionContext>;
}

export function useSession() {
  return use(SessionContext);
}

/** The signed-in user's id. Only for components behind the access guard. */
export function useUserId() {
  const id = userIdOf(useSession());
  if (!id) throw new Error('useUserId needs a signed-in user');
  return id;
}

export { SessionContext };
