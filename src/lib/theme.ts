import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'tema';
export type Theme = 'escuro' | 'claro';

const isDark = () => document.documentElement.classList.contains('dark');
const listeners = new Set<() => void>();

function show(theme: Theme) {
  document.documentElement.classList.toggle('dark', theme === 'escuro');
  listeners.forEach((listener) => listener());
}

export function setTheme(theme: Theme) {
  show(theme);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage refused: the choice lasts until the page is left.
  }
}

/** The choice made in another tab. */
function followTabs({ key, newValue }: StorageEvent) {
  if (key === STORAGE_KEY && newValue) show(newValue === 'claro' ? 'claro' : 'escuro');
}

function subscribe(onChange: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followTabs);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', followTabs);
  };
}

export function useTheme(): Theme {
  const dark = useSyncExternalStore(subscribe, isDark, () => true);
  return dark ? 'escuro' : 'claro';
}
