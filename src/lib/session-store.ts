import type { Session } from '@supabase/supabase-js';
import { forgetTab, readTab, writeTab } from './tab-storage';

export type SessionState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; userId: string; email: string | undefined };

/** Where supabase-js keeps the session in localStorage. */
export const SESSION_KEY = 'missao-sessao';
/** Whose drafts this tab's storage holds. */
const TAB_OWNER_KEY = 'dono';
/** A server that is slow to hear of a sign-out must not keep anybody signed in. */
const SIGN_OUT_WITHIN_MS = 3000;

function hasStoredSession() {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') !== null;
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

/** What a tab remembers belongs to one user: whoever signs in next finds nothing of it. */
function claimTab(userId: string) {
  if (readTab(TAB_OWNER_KEY) === userId) return;
  forgetTab();
  writeTab(TAB_OWNER_KEY, userId);
}

function applySession(session: Session | null) {
  // Before anything renders for this user: screens read their drafts on their first render.
  if (session) claimTab(session.user.id);
  else if (state.status === 'signed-in') forgetTab();
  setState(
    session
      ? { status: 'signed-in', userId: session.user.id, email: session.user.email }
      : { status: 'signed-out' },
  );
}

async function connect() {
  const { supabase } = await import('./supabase');
  // Nothing is awaited in the callback: a Supabase call inside it would deadlock.
  supabase.auth.onAuthStateChange((event, session) => {
    // Kept, but not renewed: the server is busy or out of reach, and the client goes on trying.
    const isUnconfirmed = event === 'INITIAL_SESSION' && !session && hasStoredSession();
    if (isUnconfirmed) setState({ status: 'failed' });
    else applySession(session);
  });
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
  const fail = () => setState({ status: 'failed' });
  if (state.status === 'loading') connectAuth().catch(fail);
  window.addEventListener('storage', ({ key, newValue }) => {
    // No key: everything was cleared.
    if (key !== null && key !== SESSION_KEY) return;
    if (newValue === null) applySession(null);
    else readSession().catch(fail);
  });
}

/** Also for browsers in which the client cannot tell the other tabs itself. */
async function readSession() {
  const supabase = await connectAuth();
  const { data } = await supabase.auth.getSession();
  applySession(data.session);
}

async function noAnswerWithin(ms: number): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  throw new Error(`no answer within ${ms} ms`);
}

function forgetSession() {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Storage refused: then the session was never kept there.
  }
}

/** Ends this browser's session. When the server cannot be told, the browser forgets it anyway. */
export async function signOut() {
  try {
    const supabase = await connectAuth();
    const { error } = await Promise.race([
      supabase.auth.signOut({ scope: 'local' }),
      noAnswerWithin(SIGN_OUT_WITHIN_MS),
    ]);
    if (error) throw error;
  } catch (error) {
    console.error('[sair]', error);
    forgetSession();
  }
  applySession(null);
}

/**
 * The API has refused this session: only Auth knows whether it is over (account deleted, session
 * revoked, keys changed) or a new token will do. When it is over the guard leads to the sign-in.
 */
export async function renewSession() {
  const supabase = await connectAuth();
  const { error } = await supabase.auth.refreshSession();
  // The client keeps a session whose token has not run out yet, even if it may not be renewed.
  if (error && isOver(error)) await signOut();
}

/** Refused, or gone from the storage; a server that is busy or out of reach decides nothing. */
const isOver = ({ name, status = 0 }: { name: string; status?: number | undefined }) =>
  name === 'AuthSessionMissingError' ||
  (name === 'AuthApiError' && status >= 400 && status < 500 && status !== 429);
