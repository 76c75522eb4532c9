import { Check, Minus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { env } from '@/config/env';
import { planComparison } from '@/content/plans';

type UpgradeDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function UpgradeDialog({ isOpen, onOpenChange }: UpgradeDialogProps) {
  const close = () => onOpenChange(false);
  const upgrade = () => {
    if (env.VITE_CHECKOUT_URL) window.open(env.VITE_CHECKOUT_URL, '_blank', 'noopener');
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Seja PRO"
      description="O FREE traz o caminho completo. O PRO coloca a IA para trabalhar com você."
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Continuar com FREE
          </Button>
          <Button onClick={upgrade}>Fazer Upgrade Agora</Button>
        </>
      }
    >
      <table className="w-full text-sm">
        <caption className="sr-only">Comparação entre os planos FREE e PRO</caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-2 font-medium">
              Recurso
            </th>
            <th scope="col" className="w-16 py-2 text-center font-medium">
              FREE
            </th>
            <th scope="col" className="w-16 py-2 text-center font-semibold text-accent-text">
              PRO
            </th>
          </tr>
        </thead>
        <tbody>
          {planComparison.map(({ label, isFree }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="py-3 pr-3 text-left font-normal">
                {label}
              </th>
              <td className="text-center">
                <Mark isIncluded={isFree} />
              </td>
              <td className="text-center">
                <Mark isIncluded />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const Icon = isIncluded ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden
        className={isIncluded ? 'mx-auto size-5 text-accent-text' : 'mx-auto size-5 text-muted'}
      />
      <span className="sr-only">{isIncluded ? 'Incluído' : 'Não incluído'}</span>
    </>
  );
}
