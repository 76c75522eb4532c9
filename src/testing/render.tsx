import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Toaster } from 'sonner';
import { createQueryClient } from '@/lib/query-client';
import { SessionContext, type SessionState } from '@/lib/session';

export const testUser: SessionState = {
  status: 'signed-in',
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'ana@exemplo.com.br',
};

type Options = { path?: string; session?: SessionState };

/** Renders inside the app's providers, with a signed-in user unless told otherwise. */
export function renderApp(ui: ReactNode, { path = '/', session = testUser }: Options = {}) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>
        <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
        <Toaster />
      </SessionContext>
    </QueryClientProvider>,
  );
  return { ...view, user, queryClient };
}
