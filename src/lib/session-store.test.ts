import { waitFor } from '@testing-library/react';
import type * as Store from './session-store';

type Listener = (event: string, session: { user: { id: string; email: string } } | null) => void;

const auth = {
  onAuthStateChange: vi.fn<(listener: Listener) => void>(),
  signOut: vi.fn<(options: unknown) => Promise<{ error: Error | null }>>(),
  getSession: vi.fn<() => Promise<{ data: { session: unknown } }>>(),
  refreshSession: vi.fn<() => Promise<{ error: Error | null }>>(),
};
vi.mock('./supabase', () => ({ supabase: { auth } }));

const session = { user: { id: 'u1', email: 'ana@exemplo.com.br' } };

/** The store as a page that opens now has it. */
async function open(stored?: string): Promise<typeof Store> {
  if (stored) localStorage.setItem('missao-sessao', stored);
  vi.resetModules();
  return import('./session-store');
}

async function openSignedIn(as = session) {
  auth.onAuthStateChange.mockImplementation((listener) => listener('INITIAL_SESSION', as));
  const store = await open('{}');
  store.startSession();
  await waitFor(() => expect(store.getSessionState().status).toBe('signed-in'));
  return store;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  auth.onAuthStateChange.mockReset();
  auth.signOut.mockReset().mockResolvedValue({ error: null });
});

describe('the session store', () => {
  it('knows a visitor at once and leaves the client alone', async () => {
    const store = await open();
    store.startSession();
    expect(store.getSessionState()).toEqual({ status: 'signed-out' });
    expect(auth.onAuthStateChange).not.toHaveBeenCalled();
  });

  it('waits for the client when a session is stored, then follows it', async () => {
    auth.onAuthStateChange.mockImplementation((listener) => listener('INITIAL_SESSION', session));
    const store = await open('{}');
    store.startSession();
    expect(store.getSessionState()).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(store.getSessionState()).toEqual({
        status: 'signed-in',
        userId: 'u1',
        email: 'ana@exemplo.com.br',
      }),
    );
  });

  it('does not take a session that could not be renewed for none, and follows it once it is', async () => {
    let tell: Listener = () => undefined;
    auth.onAuthStateChange.mockImplementation((listener) => {
      tell = listener;
      listener('INITIAL_SESSION', null);
    });
    const store = await open('{}');
    store.startSession();
    await waitFor(() => expect(store.getSessionState()).toEqual({ status: 'failed' }));
    tell('TOKEN_REFRESHED', session);
    expect(store.getSessionState()).toMatchObject({ status: 'signed-in', userId: 'u1' });
  });

  it('takes a session that the client has thrown away, or nobody can read, for none', async () => {
    auth.onAuthStateChange.mockImplementation((listener) => {
      localStorage.clear();
      listener('INITIAL_SESSION', null);
    });
    const store = await open('{}');
    store.startSession();
    await waitFor(() => expect(store.getSessionState()).toEqual({ status: 'signed-out' }));

    expect((await open('{"access')).getSessionState()).toEqual({ status: 'signed-out' });
  });

  it.each([
    ['was signed out', new StorageEvent('storage', { key: 'missao-sessao', newValue: null })],
    ['was cleared', new StorageEvent('storage', { key: null })],
  ])('leaves when the storage of another tab %s', async (_what, event) => {
    const store = await openSignedIn();
    sessionStorage.setItem('rascunho', 'da Ana');
    window.dispatchEvent(event);
    expect(store.getSessionState()).toEqual({ status: 'signed-out' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('becomes the user who signed in elsewhere, although no tab says so', async () => {
    const store = await openSignedIn();
    const bia = { user: { id: 'u2', email: 'bia@exemplo.com.br' } };
    auth.getSession.mockResolvedValue({ data: { session: bia } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'missao-sessao', newValue: '{}' }));
    await waitFor(() => expect(store.getSessionState()).toMatchObject({ userId: 'u2' }));
    sessionStorage.setItem('rascunho', 'da Bia');
    await openSignedIn(bia);
    expect(sessionStorage.getItem('rascunho')).toBe('da Bia');
  });

  it("empties a tab that still holds another user's drafts, and keeps one's own", async () => {
    await openSignedIn();
    sessionStorage.setItem('rascunho', 'da Ana');
    await openSignedIn();
    expect(sessionStorage.getItem('rascunho')).toBe('da Ana');

    const bia = { user: { id: 'u2', email: 'bia@exemplo.com.br' } };
    await openSignedIn(bia);
    expect(sessionStorage.getItem('rascunho')).toBeNull();
  });

  it.each([
    ['AuthSessionMissingError', 400, 'signed-out'],
    ['AuthApiError', 400, 'signed-out'],
    ['AuthApiError', 429, 'signed-in'],
    ['AuthRetryableFetchError', 0, 'signed-in'],
    ['AuthRefreshDiscardedError', 409, 'signed-in'],
  ])('asked to renew, answers %s %i with %s', async (name, status, outcome) => {
    const store = await openSignedIn();
    const error = Object.assign(new Error('x'), { name, status });
    auth.refreshSession.mockResolvedValue({ error });
    await store.renewSession();
    expect(store.getSessionState().status).toBe(outcome);
  });

  it('does not wait for a server that does not answer a sign-out', async () => {
    const store = await openSignedIn();
    auth.signOut.mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers();
    const leaving = store.signOut();
    await vi.advanceTimersByTimeAsync(3000);
    await leaving;
    vi.useRealTimers();
    expect(store.getSessionState()).toEqual({ status: 'signed-out' });
  });

  it('forgets the session here even when the server cannot be told', async () => {
    auth.signOut.mockResolvedValue({ error: new Error('offline') });
    const store = await open('{"access_token":"x"}');
    await store.signOut();
    expect(auth.signOut).toHaveBeenCalledWith({ scope: 'local' });
    expect(localStorage.getItem('missao-sessao')).toBeNull();
    expect(store.getSessionState()).toEqual({ status: 'signed-out' });
  });
});
