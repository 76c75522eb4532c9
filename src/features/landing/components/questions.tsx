import { Plus } from 'lucide-react';
import { questions } from '@/content/landing';

export function Questions() {
  return (
    <section aria-labelledby="perguntas" className="mx-auto max-w-3xl px-4 py-16 md:px-8 md:py-24">
      <h2 id="perguntas" className="mb-6 text-3xl font-bold md:text-4xl">
        Antes de decolar
      </h2>
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            <span className="grow">{question}</span>
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-accent-text transition-transform group-open:rotate-45"
            />
          </summary>
          <p className="pr-9 pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </section>
  );
}
