import type { Session } from '@supabase/supabase-js';

export type SessionState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; userId: string; email: string | undefined };

/** Where supabase-js keeps the session in localStorage. */
export const SESSION_KEY = 'missao-sessao';

function hasStoredSession() {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** A visitor is known as such at once, without downloading the Supabase client. */
let state: SessionState = hasStoredSession() ? { status: 'loading' } : { status: 'signed-out' };
const listeners = new Set<() => void>();

export function getSessionState() {
  return state;
}

export function subscribeToSession(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function setState(next: SessionState) {
  const isSame =
    next.status === state.status &&
    (next.status !== 'signed-in' || (state.status === 'signed-in' && next.userId === state.userId));
  if (isSame) return;
  state = next;
  listeners.forEach((listener) => listener());
}

function applySession(session: Session | null) {
  setState(
    session
      ? { status: 'signed-in', userId: session.user.id, email: session.user.email }
      : { status: 'signed-out' },
  );
}

async function connect() {
  const { supabase } = await import('./supabase');
  // Nothing is awaited in the callback: a Supabase call inside it would deadlock.
  supabase.auth.onAuthStateChange((_event, session) => applySession(session));
  return supabase;
}

let connection: ReturnType<typeof connect> | undefined;

/** Loads the Supabase client once and follows its session from then on. */
export function connectAuth() {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

/** Follows a stored session, and a sign-in or sign-out of another tab. Called once, at start. */
export function startSession() {
  const follow = () => void connectAuth().catch(() => setState({ status: 'failed' }));
  if (state.status === 'loading') follow();
  window.addEventListener('storage', (event) => {
    if (event.key !== SESSION_KEY) return;
    if (event.newValue === null) applySession(null);
    else follow();
  });
}

/** Ends this browser's session. When the server cannot be told, the browser forgets it anyway. */
export async function signOut() {
  try {
    const supabase = await connectAuth();
    const { error } = await supabase.auth.signOut({ scope: 'local' });
    if (error) throw error;
  } catch (error) {
    console.error('[sair]', error);
    localStorage.removeItem(SESSION_KEY);
  }
  applySession(null);
}
