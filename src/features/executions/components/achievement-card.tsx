import { Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { FlightPath } from '@/components/flight-path';
import { paths } from '@/config/paths';
import { EXECUTION_IDS, executions } from '@/content/executions';

const nodes = EXECUTION_IDS.map((id) => ({ label: executions[id].title, state: 'done' as const }));

/** Shown once all five executions are completed. */
export function AchievementCard() {
  return (
    <section
      aria-labelledby="conquista"
      className="flex flex-col items-center rounded-3xl border border-accent bg-accent-soft px-6 py-10 text-center md:py-14"
    >
      <span className="grid size-20 place-items-center rounded-full bg-accent text-accent-ink">
        <Trophy aria-hidden className="size-10" />
      </span>
      <h2 id="conquista" className="mt-6 text-3xl font-bold md:text-5xl">
        Produto Digital Validado
      </h2>
      <p className="mt-3 max-w-prose md:text-lg">
        Você saiu da ideia e chegou à resposta de gente de verdade. Anote o que aprendeu e leve os
        próximos passos para o quadro.
      </p>
      <FlightPath label="Execuções concluídas" nodes={nodes} className="my-8 w-full max-w-sm" />
      <Button asChild size="lg">
        <Link to={paths.board}>Planejar os próximos passos</Link>
      </Button>
    </section>
  );
}
