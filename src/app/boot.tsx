import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { LoadingScreen } from '@/components/feedback/loading-screen';
import { paths } from '@/config/paths';
import { createQueryClient } from '@/lib/query-client';
import { SessionContext } from '@/lib/session';
import { AuthPage } from './pages/auth-page';
import { LandingPage } from './pages/landing-page';

function render(path: string, page: ReactNode) {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <SessionContext value={{ status: 'signed-out' }}>
        <StaticRouter location={path}>{page}</StaticRouter>
      </SessionContext>
    </QueryClientProvider>,
  );
}

/**
 * What index.html shows until the app runs, so that a phone on 4G paints with the first response.
 * public/boot.js picks one by path and session; React replaces it with the same picture. It is
 * inert where something could be typed, for that would be lost.
 */
export function renderBootPages() {
  const pages = {
    landing: render(paths.home, <LandingPage />),
    auth: `<div inert>${render(paths.auth, <AuthPage />)}</div>`,
    loading: render(paths.home, <LoadingScreen text="Carregando..." />),
  };
  return Object.entries(pages)
    .map(([name, html]) => `<div data-boot="${name}">${html}</div>`)
    .join('');
}
