import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { SessionProvider } from './session';
import type { SessionState } from './session-store';

let state: SessionState;
let notify: () => void;
vi.mock('./session-store', () => ({
  getSessionState: () => state,
  subscribeToSession: (listener: () => void) => {
    notify = listener;
    return () => undefined;
  },
}));

const signedIn = (userId: string): SessionState => ({ status: 'signed-in', userId, email: 'x' });

function become(next: SessionState) {
  act(() => {
    state = next;
    notify();
  });
}

describe('SessionProvider', () => {
  it("empties the cache and the tab's storage when the user leaves, and not before", () => {
    const queryClient = new QueryClient();
    state = signedIn('ana');
    render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>x</SessionProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
    queryClient.setQueryData(['segredo'], 1);
    sessionStorage.setItem('rascunho', 'da Ana');
    become(signedIn('ana'));
    expect(queryClient.getQueryData(['segredo'])).toBe(1);
    expect(sessionStorage).toHaveLength(1);

    become({ status: 'signed-out' });
    expect(queryClient.getQueryData(['segredo'])).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});
