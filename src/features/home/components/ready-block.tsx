import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

export function ReadyBlock() {
  return (
    <section
      aria-labelledby="pronto"
      className="flex flex-col gap-5 rounded-2xl bg-raised p-6 md:flex-row md:items-center md:justify-between md:p-8"
    >
      <div>
        <h2 id="pronto" className="text-xl font-bold md:text-2xl">
          Pronto para começar?
        </h2>
        <p className="mt-1 text-muted">
          Abra as missões e faça uma por vez. A meta: o seu primeiro produto validado em 24 horas.
        </p>
      </div>
      <Button size="lg" asChild>
        <Link to={paths.missions}>Ir para as missões</Link>
      </Button>
    </section>
  );
}
