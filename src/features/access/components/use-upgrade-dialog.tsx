import { lazy, Suspense, useState } from 'react';
import { whenLoaded } from '@/lib/when-loaded';
import { useAccess } from '../api/use-access';

const load = () => import('./upgrade-dialog');
const UpgradeDialog = lazy(async () => ({ default: (await load()).UpgradeDialog }));

/** The dialog's code is fetched when it is first asked for: no page needs it to open. */
export function useUpgradeDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const { isPro } = useAccess();

  // The operator has just granted what the dialog offers.
  if (isPro && isOpen) setIsOpen(false);

  return {
    openUpgrade: () => void whenLoaded(load, () => setIsOpen(true)),
    upgradeDialog: (
      <Suspense fallback={null}>
        {isOpen && <UpgradeDialog isOpen onOpenChange={setIsOpen} />}
      </Suspense>
    ),
  };
}
