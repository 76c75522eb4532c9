import type { CSSProperties } from 'react';
import { Toaster } from 'sonner';

/** Sonner's own variables, given the product's tokens: both themes follow by themselves. */
const colours = {
  fontFamily: 'inherit',
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line-strong)',
  '--normal-text': 'var(--ink)',
  '--success-bg': 'var(--green-soft)',
  '--success-border': 'var(--green)',
  '--success-text': 'var(--green)',
  '--error-bg': 'var(--red-soft)',
  '--error-border': 'var(--red)',
  '--error-text': 'var(--red)',
} as CSSProperties;

export function Toasts() {
  return (
    <Toaster
      richColors
      style={colours}
      position="top-center"
      offset="4.5rem"
      mobileOffset="4.25rem"
      containerAriaLabel="Avisos"
      closeButton
      toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
    />
  );
}
