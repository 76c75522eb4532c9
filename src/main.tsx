import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { preloadFirstPage } from './app/pages';
import { getSessionState, startSession } from './lib/session-store';
import './index.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

startSession();
const isVisitor = getSessionState().status === 'signed-out';
// A chunk that does not arrive is the error boundary's to show.
await preloadFirstPage(window.location.pathname, isVisitor).catch(() => undefined);

createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
