import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { FlightPlan } from './flight-plan';

export function Hero() {
  return (
    <section
      aria-labelledby="titulo"
      className="mx-auto grid max-w-6xl gap-12 px-4 pt-8 pb-16 md:px-8 md:pt-16 md:pb-24 lg:grid-cols-[1.2fr_1fr] lg:items-center"
    >
      <div>
        <h1
          id="titulo"
          tabIndex={-1}
          className="text-4xl font-bold tracking-tight sm:text-5xl lg:text-6xl"
        >
          Do zero ao primeiro produto validado em{' '}
          <span className="whitespace-nowrap text-accent-text">24 horas</span>
        </h1>
        <p className="mt-6 max-w-xl text-lg text-muted">
          Você não precisa de audiência, de equipe nem de saber programar. Precisa de um plano que
          diga o que fazer agora. A Missão MicroSaaS entrega esse plano em sete missões, com os
          prompts, os scripts e as ferramentas de IA de cada etapa.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button size="lg" asChild>
            <Link to={paths.auth}>Entrar na missão</Link>
          </Button>
          <a
            href="#como-funciona"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent-text"
          >
            Ver como funciona
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">
          Já comprou? Entre com o e-mail da compra e o número do seu documento.
        </p>
      </div>
      <FlightPlan />
    </section>
  );
}
