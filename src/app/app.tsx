import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@/lib/query-client';
import { SessionProvider } from '@/lib/session';
import { followOtherTabs } from '@/lib/tab-sync';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './router';
import { Toasts } from './toasts';

const queryClient = createQueryClient();

export function App() {
  useEffect(() => followOtherTabs(queryClient), []);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <BrowserRouter>
          <ErrorBoundary>
            <AppRoutes />
          </ErrorBoundary>
        </BrowserRouter>
        <Toasts />
      </SessionProvider>
    </QueryClientProvider>
  );
}
