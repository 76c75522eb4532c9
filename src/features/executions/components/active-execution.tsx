import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { executions, type ExecutionId } from '@/content/executions';

/** The next thing to do, before the whole list. */
export function ActiveExecution({ id }: { id: ExecutionId }) {
  const { title, subtitle } = executions[id];
  return (
    <section
      aria-labelledby="execucao-ativa"
      className="flex flex-col gap-5 rounded-3xl border border-accent bg-accent-soft p-6 md:p-8 lg:flex-row lg:items-center lg:justify-between"
    >
      <div className="min-w-0">
        <p className="font-display font-semibold tracking-wide text-accent-text">Execução Ativa</p>
        <h2 id="execucao-ativa" className="mt-1 text-2xl font-bold lg:text-4xl">
          {title}
        </h2>
        <p className="mt-1 md:text-lg">{subtitle}</p>
      </div>
      <Button asChild size="lg" className="md:self-start lg:self-auto">
        <Link to={paths.execution.href(id)}>
          Continuar Execução
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </Button>
    </section>
  );
}
