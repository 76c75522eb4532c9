import { Badge } from '@/components/ui/badge';
import { tools } from '@/content/landing';

export function Tools() {
  return (
    <section aria-labelledby="ferramentas" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-16 md:px-8 md:py-24 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 id="ferramentas" className="text-3xl font-bold md:text-4xl">
            Tudo em um lugar, na ordem em que você precisa
          </h2>
          <p className="mt-4 text-muted">
            Comece no FREE. Abra o PRO quando quiser a IA trabalhando ao seu lado.
          </p>
        </div>
        <dl className="divide-y divide-line">
          {tools.map(({ title, text, plan }) => (
            <div key={title} className="py-5 first:pt-0 last:pb-0">
              <dt className="flex items-center gap-3 text-lg font-semibold">
                {title}
                <Badge tone={plan === 'PRO' ? 'accent-soft' : 'neutral'}>{plan}</Badge>
              </dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
