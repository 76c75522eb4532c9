import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';

/** Sonner's own variables, given the product's tokens: both themes follow by themselves. */
const look = {
  fontFamily: 'inherit',
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line-strong)',
  '--normal-text': 'var(--ink)',
  '--success-bg': 'var(--green-soft)',
  '--success-border': 'var(--green)',
  '--success-text': 'var(--green)',
  '--info-bg': 'var(--blue-soft)',
  '--info-border': 'var(--blue)',
  '--info-text': 'var(--blue)',
  '--error-bg': 'var(--red-soft)',
  '--error-border': 'var(--red)',
  '--error-text': 'var(--red)',
  '--toast-close-button-start': 'auto',
  '--toast-close-button-end': '0.625rem',
  '--toast-close-button-transform': 'none',
} as CSSProperties;

// Over the top bar, whose middle is empty: no heading, no button of the page is ever covered.
const top = 'max(0.375rem, env(safe-area-inset-top))';

export function Toasts() {
  return (
    <Toaster
      richColors
      style={look}
      position="top-center"
      offset={{ top }}
      mobileOffset={{ top, left: '0.75rem', right: '0.75rem' }}
      containerAriaLabel="Avisos"
      closeButton
      toastOptions={{
        closeButtonAriaLabel: 'Fechar aviso',
        classNames: {
          toast: 'py-3! pr-11! text-sm! shadow-overlay! duration-200! pointer-events-auto',
          // Small to look at, 44 px to touch.
          closeButton:
            'top-[calc(50%-0.75rem)]! size-6! border-0! bg-transparent! after:absolute after:-inset-2.5',
        },
      }}
    />
  );
}
