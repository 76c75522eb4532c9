import { useEffect, type ReactNode } from 'react';
import { toast } from 'sonner';
import { LoadingScreen } from '@/components/feedback/loading-screen';
import { QueryError } from '@/components/feedback/query-error';
import type { ProFeature } from '@/content/plans';
import { useAccess } from '../api/use-access';
import { UpgradeScreen } from './upgrade-screen';

type FeatureGateProps = { feature: ProFeature; children: ReactNode };

/**
 * Shows a PRO page, or the upgrade screen in its place. It follows the plan live, so an operator's
 * change opens or closes a page that is already on the screen.
 */
export function FeatureGate({ feature, children }: FeatureGateProps) {
  const { status, isPro, retry } = useAccess();
  const isRefused = status === 'success' && !isPro;

  useEffect(() => {
    if (!isRefused) return;
    toast.error('Acesso Restrito', {
      id: 'acesso-restrito',
      description: 'Esta funcionalidade é exclusiva do plano PRO.',
    });
  }, [isRefused]);

  if (status === 'pending') return <LoadingScreen text="Verificando acesso..." />;
  if (status === 'error') {
    return <QueryError message="Não foi possível verificar o seu acesso." onRetry={retry} />;
  }
  return isPro ? children : <UpgradeScreen feature={feature} />;
}
