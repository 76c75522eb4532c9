import { Link } from 'react-router-dom';
import { FlightPathMark } from '@/components/flight-path-mark';
import { ThemeToggle } from '@/components/theme-toggle';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

export function LandingHeader() {
  return (
    <header className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 md:px-8">
      <p className="flex items-center gap-2 font-display font-bold md:text-lg">
        <FlightPathMark className="w-8" />
        Missão MicroSaaS
      </p>
      <div className="ml-auto flex items-center gap-1">
        <ThemeToggle />
        <Button variant="outline" size="sm" asChild>
          <Link to={paths.auth}>Entrar</Link>
        </Button>
      </div>
    </header>
  );
}
