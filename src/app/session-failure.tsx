import { CloudAlert } from 'lucide-react';
import { Notice } from '@/components/feedback/notice';
import { ReloadButton } from '@/components/feedback/reload-button';

export function SessionFailure() {
  return (
    <Notice
      icon={CloudAlert}
      tone="error"
      title="Não foi possível abrir sua sessão"
      className="mx-auto my-16 max-w-xl"
      action={<ReloadButton />}
    >
      Confira sua conexão com a internet. Seus dados continuam salvos.
    </Notice>
  );
}
