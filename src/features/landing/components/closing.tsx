import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

export function Closing() {
  return (
    <section aria-labelledby="fechamento" className="bg-accent text-accent-ink">
      <div className="mx-auto flex max-w-6xl flex-col items-start gap-6 px-4 py-14 md:flex-row md:items-center md:justify-between md:px-8">
        <h2 id="fechamento" className="max-w-xl text-3xl font-bold">
          Amanhã, a esta hora, o seu produto pode estar no ar.
        </h2>
        <Button size="lg" className="!bg-accent-ink !text-white hover:brightness-125" asChild>
          <Link to={paths.auth}>Começar a missão 1</Link>
        </Button>
      </div>
    </section>
  );
}
