import { ExternalLink } from 'lucide-react';
import { CopyButton } from '@/components/ui/copy-button';
import type { Step } from '@/content/lesson.types';
import type { BlockOf } from '../block.types';
import { BulletList } from '../bullet-list';
import { Fillable } from '../fillable';
import { Inline } from '../inline';

function StepLink({ label, href }: NonNullable<Step['link']>) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-text underline underline-offset-4"
    >
      {label}
      <ExternalLink aria-hidden className="size-4" />
      <span className="sr-only">(abre em nova aba)</span>
    </a>
  );
}

function StepCopy({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex items-center gap-2 rounded-lg bg-surface py-2 pr-2 pl-4">
      <p className="min-w-0 grow font-mono text-[0.8125rem]/6 [overflow-wrap:anywhere] whitespace-pre-wrap">
        <Fillable text={text} />
      </p>
      <CopyButton isIconOnly text={text} context={title} />
    </div>
  );
}

/** A numbered stretch of the flight path. */
export function StepsBlock({ steps }: BlockOf<'steps'>) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={step.title} className="group relative flex gap-4 pb-8 last:pb-0">
          <span
            aria-hidden
            className="absolute top-9 bottom-0 left-[1.0625rem] w-0.5 bg-line group-last:hidden"
          />
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-full border-2 border-accent font-display font-bold text-accent-text"
          >
            {index + 1}
          </span>
          <div className="min-w-0 grow space-y-3 pt-1">
            <h3 className="text-lg font-semibold">
              <Inline text={step.title} />
            </h3>
            <p className="max-w-prose text-muted">
              <Inline text={step.text} />
            </p>
            {step.items && <BulletList items={step.items} className="max-w-prose text-sm" />}
            {step.copy && <StepCopy title={step.title} text={step.copy} />}
            {step.link && <StepLink {...step.link} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
