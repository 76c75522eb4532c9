import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

export function ReadyBlock() {
  return (
    <section
      aria-labelledby="pronto"
      className="flex flex-col gap-5 rounded-2xl bg-raised p-6 md:p-8 lg:flex-row lg:items-center lg:justify-between"
    >
      <div>
        <h2 id="pronto" className="text-2xl font-bold">
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
