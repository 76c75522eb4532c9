import { steps } from '@/content/landing';

export function HowItWorks() {
  return (
    <section
      id="como-funciona"
      aria-labelledby="como-funciona-titulo"
      className="border-t border-line"
    >
      <div className="mx-auto max-w-6xl px-4 py-16 md:px-8 md:py-24">
        <h2 id="como-funciona-titulo" className="max-w-2xl text-3xl font-bold md:text-4xl">
          Você começa hoje e aprende fazendo.
        </h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="relative border-t-2 border-line pt-6">
              <span
                aria-hidden
                className="absolute -top-[0.4375rem] left-0 size-3 rounded-full bg-accent"
              />
              <p className="font-display text-sm text-muted">Etapa {index + 1}</p>
              <h3 className="mt-1 text-xl font-semibold">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
