import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';

/** Milliseconds that the copied mark and the toast stay. */
const COPIED_MS = 2000;

type CopyTexts = {
  success?: { title: string; description?: string };
  failure?: { title: string; description?: string };
};

const defaults = {
  success: { title: 'Copiado!', description: 'Texto copiado para a área de transferência.' },
  failure: { title: 'Erro ao copiar', description: 'Não foi possível copiar o texto.' },
};

/** Copies, says so in a toast, and keeps `isCopied` true for two seconds. */
export function useCopy({
  success = defaults.success,
  failure = defaults.failure,
}: CopyTexts = {}) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        toast.error(failure.title, { description: failure.description });
        return false;
      }
      toast.success(success.title, { description: success.description, duration: COPIED_MS });
      setIsCopied(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setIsCopied(false), COPIED_MS);
      return true;
    },
    [success, failure],
  );

  return { copy, isCopied };
}
