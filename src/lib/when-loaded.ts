import { toast } from 'sonner';

/**
 * Opens what stands in a chunk of its own once that is here. Rendered at once, a download that
 * fails would take the whole page, and what was typed into it, away.
 */
export async function whenLoaded(load: () => Promise<unknown>, open: () => void) {
  try {
    await load();
  } catch (error) {
    console.error('[carregamento]', error);
    toast.error('Não foi possível abrir', {
      id: 'nao-abriu',
      description: 'Confira sua conexão e tente de novo.',
    });
    return;
  }
  open();
}
