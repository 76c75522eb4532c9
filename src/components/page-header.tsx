import type { ReactNode } from 'react';
import { usePageTitle } from '@/lib/use-page-title';

/** The page's only h1: names the document and receives focus on navigation. */
export function PageHeader({
  title,
  subtitle,
  actions,
  eyebrow,
}: {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  eyebrow?: ReactNode;
}) {
  const heading = usePageTitle(title);
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
      <div className="max-w-3xl min-w-0">
        {eyebrow}
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold break-words md:text-4xl">
          {title}
        </h1>
        {subtitle && <p className="mt-2 text-muted md:text-lg">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
