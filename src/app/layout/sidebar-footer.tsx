import { clsx } from 'clsx';
import { LifeBuoy, LoaderCircle, LogOut } from 'lucide-react';
import { env } from '@/config/env';
import { useCopy } from '@/lib/clipboard';
import { displayName } from './display-name';
import { menuItemClass } from './menu-item';
import { useSignOut } from './use-sign-out';

const supportTexts = {
  success: { title: 'Email copiado!', description: env.VITE_SUPPORT_EMAIL },
  failure: {
    title: 'Aviso',
    description: `Não foi possível copiar. Copie o email manualmente: ${env.VITE_SUPPORT_EMAIL}`,
  },
};

type SidebarFooterProps = {
  email: string | undefined;
  isPro: boolean;
  /** Neither this nor `isPro` while the plan is being read: then no plan is claimed. */
  isFree: boolean;
  isCollapsed: boolean;
};

export function SidebarFooter({ email, isPro, isFree, isCollapsed }: SidebarFooterProps) {
  const { copy } = useCopy(supportTexts);
  const { signOut, isLeaving } = useSignOut();
  const buttonClass = clsx(menuItemClass(isCollapsed), 'text-muted');
  const labelClass = clsx(isCollapsed && 'sr-only');
  const LeaveIcon = isLeaving ? LoaderCircle : LogOut;

  return (
    <footer className="flex flex-col gap-0.5 border-t border-line p-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
      {!isCollapsed && (
        <div className="px-3 py-2">
          <p className="truncate text-sm font-semibold">{displayName(email)}</p>
          <p className={clsx('text-xs', isPro ? 'text-accent-text' : 'text-muted')}>
            {isPro ? 'Plano PRO' : isFree ? 'Plano FREE' : '\u00a0'}
          </p>
        </div>
      )}
      <button
        type="button"
        className={buttonClass}
        title={isCollapsed ? 'Suporte' : undefined}
        onClick={() => void copy(env.VITE_SUPPORT_EMAIL)}
      >
        <LifeBuoy aria-hidden className="size-5 shrink-0" />
        <span className={labelClass}>Suporte</span>
      </button>
      <button
        type="button"
        className={buttonClass}
        title={isCollapsed ? 'Sair' : undefined}
        disabled={isLeaving}
        onClick={() => void signOut()}
      >
        <LeaveIcon aria-hidden className={clsx('size-5 shrink-0', isLeaving && 'animate-spin')} />
        <span className={labelClass}>Sair</span>
      </button>
      {!isCollapsed && <p className="px-3 py-1 text-xs text-muted">v2.0.1</p>}
    </footer>
  );
}
