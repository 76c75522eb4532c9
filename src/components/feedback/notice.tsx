import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeProps = {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** Buttons or links under the text. */
  action?: ReactNode;
  tone?: 'neutral' | 'error';
  /** The title's element: h1 where the notice is all there is on the page. */
  titleAs?: 'p' | 'h1';
  className?: string;
};

/** One card for every state that stands in place of content: empty, error, locked, restricted. */
export function Notice({
  icon: Icon,
  title,
  children,
  action,
  tone = 'neutral',
  titleAs: Title = 'p',
  className,
}: NoticeProps) {
  const isError = tone === 'error';
  return (
    <div
      role={isError ? 'alert' : undefined}
      className={clsx(
        'flex flex-col items-center gap-3 rounded-2xl border border-dashed border-line px-6 py-10 text-center',
        className,
      )}
    >
      <Icon aria-hidden className={clsx('size-8', isError ? 'text-red' : 'text-muted')} />
      <Title className="font-display text-lg font-semibold">{title}</Title>
      {children && <div className="max-w-prose text-sm text-muted">{children}</div>}
      {action}
    </div>
  );
}
