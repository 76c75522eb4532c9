import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CloudAlert } from 'lucide-react';
import { StaticRouter } from 'react-router-dom';
import { LoadingScreen } from '@/components/feedback/loading-screen';
import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
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

function BootFailure() {
  return (
    <Notice
      icon={CloudAlert}
      title="A página não terminou de carregar"
      className="mx-auto my-16 max-w-xl"
      action={
        <Button asChild>
          <a href="/">Tentar novamente</a>
        </Button>
      }
    >
      Confira sua conexão com a internet e tente de novo.
    </Notice>
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
    failed: render(paths.home, <BootFailure />),
    loading: render(paths.home, <LoadingScreen text="Carregando..." />),
  };
  return Object.entries(pages)
    .map(([name, html]) => `<div data-boot="${name}">${html}</div>`)
    .join('');
}
