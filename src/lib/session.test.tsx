import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { SessionProvider, useUserId } from './session';
import type { SessionState } from './session-store';

let state: SessionState;
const listeners = new Set<() => void>();
vi.mock('./session-store', () => ({
  getSessionState: () => state,
  subscribeToSession: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

const signedIn = (userId: string): SessionState => ({ status: 'signed-in', userId, email: 'x' });

function become(next: SessionState) {
  act(() => {
    state = next;
    listeners.forEach((listener) => listener());
  });
}

function open(children = <p>x</p>) {
  const queryClient = new QueryClient();
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>{children}</SessionProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
  return queryClient;
}

function Profile() {
  const userId = useUserId();
  const { data } = useQuery({ queryKey: ['perfil', userId], queryFn: () => `é ${userId}` });
  return <p>{data}</p>;
}

describe('SessionProvider', () => {
  it('empties the cache when the user leaves, and not before', () => {
    state = signedIn('ana');
    const queryClient = open();
    queryClient.setQueryData(['segredo'], 1);
    become(signedIn('ana'));
    expect(queryClient.getQueryData(['segredo'])).toBe(1);

    become({ status: 'signed-out' });
    expect(queryClient.getQueryData(['segredo'])).toBeUndefined();
  });

  it('keeps what the next user reads, who may come without a sign-out in between', async () => {
    state = signedIn('ana');
    const queryClient = open(<Profile />);
    expect(await screen.findByText('é ana')).toBeInTheDocument();
    become(signedIn('bia'));
    expect(await screen.findByText('é bia')).toBeInTheDocument();
    expect(queryClient.getQueryData(['perfil', 'bia'])).toBe('é bia');
    expect(queryClient.getQueryData(['perfil', 'ana'])).toBeUndefined();
  });
});
