import { WifiOff } from 'lucide-react';
import { useIsOnline } from '@/lib/use-online';

export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-yellow-soft px-4 py-2 text-sm font-medium text-yellow">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          Você está sem conexão. O que já carregou continua aqui; para salvar, volte a se conectar.
        </p>
      )}
    </div>
  );
}
