import { WifiOff } from 'lucide-react';
import { useIsOnline } from '@/lib/use-online';

/** Stays at the foot of the screen wherever the page is scrolled to, and covers nothing at its end. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky bottom-0 z-20">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-yellow-soft px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-sm font-medium text-yellow">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          Você está sem conexão. O que já carregou continua aqui; para salvar, volte a se conectar.
        </p>
      )}
    </div>
  );
}
