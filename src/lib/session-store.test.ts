import type * as Store from './session-store';

type Listener = (event: string, session: { user: { id: string; email: string } } | null) => void;

const auth = {
  onAuthStateChange: vi.fn<(listener: Listener) => void>(),
  signOut: vi.fn<(options: unknown) => Promise<{ error: Error | null }>>(),
};
vi.mock('./supabase', () => ({ supabase: { auth } }));

const session = { user: { id: 'u1', email: 'ana@exemplo.com.br' } };

/** The store as a page that opens now has it. */
async function open(stored?: string): Promise<typeof Store> {
  if (stored) localStorage.setItem('missao-sessao', stored);
  vi.resetModules();
  return import('./session-store');
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
    await vi.waitFor(() =>
      expect(store.getSessionState()).toEqual({
        status: 'signed-in',
        userId: 'u1',
        email: 'ana@exemplo.com.br',
      }),
    );
  });

  it('leaves when another tab has left', async () => {
    auth.onAuthStateChange.mockImplementation((listener) => listener('INITIAL_SESSION', session));
    const store = await open('{}');
    store.startSession();
    await vi.waitFor(() => expect(store.getSessionState().status).toBe('signed-in'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'missao-sessao', newValue: null }));
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
