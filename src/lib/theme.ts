import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'tema';
export type Theme = 'escuro' | 'claro';

const isDark = () => document.documentElement.classList.contains('dark');
const listeners = new Set<() => void>();

export function setTheme(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'escuro');
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage refused: the choice lasts until the page is left.
  }
  listeners.forEach((listener) => listener());
}

export function useTheme(): Theme {
  const dark = useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    isDark,
    () => true,
  );
  return dark ? 'escuro' : 'claro';
}
