import { useEffect, type ReactNode } from 'react';
import { toast } from 'sonner';
import { LoadingScreen } from '@/components/feedback/loading-screen';
import { QueryError } from '@/components/feedback/query-error';
import type { ProFeature } from '@/content/plans';
import { useAccess } from '../api/use-access';
import { UPGRADE_TOAST, UpgradeScreen } from './upgrade-screen';

const RESTRICTED_TOAST = 'acesso-restrito';

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
      id: RESTRICTED_TOAST,
      description: 'Esta funcionalidade é exclusiva do plano PRO.',
    });
  }, [isRefused]);

  useEffect(() => {
    // Just granted: what the refusal had said is no longer true.
    if (isPro) [RESTRICTED_TOAST, UPGRADE_TOAST].forEach((id) => toast.dismiss(id));
  }, [isPro]);

  if (status === 'pending') return <LoadingScreen text="Verificando acesso..." />;
  if (status === 'error') {
    return <QueryError message="Não foi possível verificar o seu acesso." onRetry={retry} />;
  }
  return isPro ? children : <UpgradeScreen feature={feature} />;
}
