import { CloudAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Notice } from './notice';

/** A failed read, with the way out. */
export function QueryError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice
      icon={CloudAlert}
      title="Erro"
      tone="error"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Tentar novamente
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
