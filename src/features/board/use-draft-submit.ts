import type { SyntheticEvent } from 'react';
import { useMounted } from '@/lib/use-mounted';
import { useSingleRun } from '@/lib/use-single-run';

type DraftSubmit = {
  canSubmit: boolean;
  /** Sends what the draft holds; a failure is said by the mutation's toast. */
  send: () => Promise<unknown>;
  clearDraft: () => void;
  onClose: () => void;
};

/** How a dialog with a draft ends: sent, it forgets the draft; failed, it keeps every word. */
export function useDraftSubmit({ canSubmit, send, clearDraft, onClose }: DraftSubmit) {
  const runOnce = useSingleRun();
  const isOpen = useMounted();

  /** Closing any other way keeps what was typed: it may have been by accident. */
  const discard = () => {
    clearDraft();
    onClose();
  };

  const submit = async () => {
    try {
      await send();
    } catch {
      return;
    }
    clearDraft();
    // Closed while it was being sent, it may have made room for another dialog.
    if (isOpen.current) onClose();
  };

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSubmit) void runOnce(submit);
  };

  return { onSubmit, discard };
}
