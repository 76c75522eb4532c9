import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { getSessionState, startSession } from '@/lib/session-store';
import { App } from './app';
import { preloadFirstPage } from './pages';

/** Replaces the static first page with the app, once the page's own code is there. */
export async function start(container: HTMLElement) {
  startSession();
  const isVisitor = getSessionState().status === 'signed-out';
  // A chunk that does not arrive is the error boundary's to show.
  await preloadFirstPage(window.location.pathname, isVisitor).catch(() => undefined);

  // In slices, so that a slow phone answers to the finger meanwhile.
  startTransition(() =>
    createRoot(container).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
