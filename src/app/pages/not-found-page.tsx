import { Link } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';

export function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start py-10">
      <svg viewBox="0 0 320 120" fill="none" aria-hidden className="mb-8 w-full max-w-sm">
        <path
          d="M8 104C70 104 92 70 132 62"
          className="stroke-accent"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M132 62c44-9 52 44 98 34s30-70 82-80"
          className="stroke-line-strong"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="2 12"
        />
        <circle cx="8" cy="104" r="6" className="fill-accent" />
        <circle cx="132" cy="62" r="8" className="fill-canvas stroke-accent" strokeWidth="3" />
        <circle cx="312" cy="16" r="6" className="fill-canvas stroke-line-strong" strokeWidth="3" />
      </svg>
      <PageHeader
        eyebrow={<p className="mb-2 font-semibold text-accent-text">Erro 404</p>}
        title="Esta página saiu da rota"
        subtitle="O endereço não existe ou mudou de lugar. Sua missão está intacta: volte ao início e siga de onde parou."
      />
      <Button size="lg" asChild>
        <Link to={paths.home}>Voltar para a Home</Link>
      </Button>
    </div>
  );
}
