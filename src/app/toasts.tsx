import { Toaster } from 'sonner';
import { useTheme } from '@/lib/theme';

export function Toasts() {
  const theme = useTheme();
  return (
    <Toaster
      theme={theme === 'escuro' ? 'dark' : 'light'}
      position="top-center"
      containerAriaLabel="Avisos"
      closeButton
      toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
    />
  );
}
