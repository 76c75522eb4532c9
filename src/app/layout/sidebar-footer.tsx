import { clsx } from 'clsx';
import { LifeBuoy, LogOut } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { env } from '@/config/env';
import { useCopy } from '@/lib/clipboard';
import { displayName } from './display-name';
import { useSignOut } from './use-sign-out';

const supportTexts = {
  success: { title: 'Email copiado!', description: env.VITE_SUPPORT_EMAIL },
  failure: {
    title: 'Aviso',
    description: `Não foi possível copiar. Copie o email manualmente: ${env.VITE_SUPPORT_EMAIL}`,
  },
};

type SidebarFooterProps = { email: string | undefined; isPro: boolean; isCollapsed: boolean };

export function SidebarFooter({ email, isPro, isCollapsed }: SidebarFooterProps) {
  const { copy } = useCopy(supportTexts);
  const { signOut, isLeaving } = useSignOut();
  const buttonClass = clsx('w-full', isCollapsed ? 'px-0' : 'justify-start');
  const labelClass = clsx(isCollapsed && 'sr-only');

  return (
    <footer className="flex flex-col gap-1 border-t border-line p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {!isCollapsed && (
        <div className="px-2 py-2">
          <p className="truncate text-sm font-semibold">{displayName(email)}</p>
          <p className={clsx('text-xs', isPro ? 'text-accent-text' : 'text-muted')}>
            {isPro ? 'Plano PRO' : 'Plano FREE'}
          </p>
        </div>
      )}
      <Button
        variant="ghost"
        className={buttonClass}
        title={isCollapsed ? 'Suporte' : undefined}
        onClick={() => void copy(env.VITE_SUPPORT_EMAIL)}
      >
        <LifeBuoy aria-hidden className="size-5 shrink-0" />
        <span className={labelClass}>Suporte</span>
      </Button>
      <Button
        variant="ghost"
        className={buttonClass}
        title={isCollapsed ? 'Sair' : undefined}
        isPending={isLeaving}
        onClick={() => void signOut()}
      >
        {!isLeaving && <LogOut aria-hidden className="size-5 shrink-0" />}
        <span className={labelClass}>Sair</span>
      </Button>
      {!isCollapsed && <p className="px-2 py-1 text-xs text-muted">v2.0.1</p>}
    </footer>
  );
}
