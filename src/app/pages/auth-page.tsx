import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { FlightPathMark } from '@/components/flight-path-mark';
import { ThemeToggle } from '@/components/theme-toggle';
import { paths } from '@/config/paths';
import { SignInForm } from '@/features/auth/components/sign-in-form';
import { usePageTitle } from '@/lib/use-page-title';
import { preloadFirstPage } from '.';
import { originOf, RedirectSignedIn } from '../guards';

export function AuthPage() {
  const heading = usePageTitle('Entrar');
  const location = useLocation();
  const prefetchDestination = () => {
    const [pathname = paths.home] = originOf(location.state).split(/[?#]/);
    void preloadFirstPage(pathname, false).catch(() => undefined);
  };

  return (
    <RedirectSignedIn>
      <div className="flex min-h-dvh flex-col px-4 py-4">
        <header className="flex items-center justify-between">
          <Link
            to={paths.home}
            className="inline-flex min-h-11 items-center gap-2 rounded-lg px-2 text-sm text-muted hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" /> Voltar ao início
          </Link>
          <ThemeToggle />
        </header>
        <main className="m-auto w-full max-w-sm py-8">
          <FlightPathMark className="mb-6 w-20" />
          <h1 ref={heading} tabIndex={-1} className="text-4xl font-bold">
            Entre na sua missão
          </h1>
          <p className="mt-2 mb-8 text-muted">
            Entre com o e-mail da compra.
            <br />A senha é o número do seu documento.
          </p>
          <SignInForm onBegin={prefetchDestination} />
        </main>
      </div>
    </RedirectSignedIn>
  );
}
