import { lazy, Suspense, type ComponentProps } from 'react';
import type { UpgradeDialog as Dialog } from './upgrade-dialog';

const UpgradeDialog = lazy(async () => ({
  default: (await import('./upgrade-dialog')).UpgradeDialog,
}));

/** The dialog's code is fetched when it is first asked for: no page needs it to open. */
export function LazyUpgradeDialog(props: ComponentProps<typeof Dialog>) {
  return <Suspense fallback={null}>{props.isOpen && <UpgradeDialog {...props} />}</Suspense>;
}
