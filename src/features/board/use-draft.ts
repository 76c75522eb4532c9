import { useRef, useState } from 'react';

const PREFIX = 'quadro:';

/** Storage may be refused or hold something else: then there is no draft. */
function read(key: string): object | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: object | undefined) {
  try {
    if (value) sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
    else sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Kept in memory only.
  }
}

/**
 * Fields typed into a dialog, kept in session storage so that closing it by accident or reloading
 * loses nothing; signing out clears them with the rest of that storage.
 */
export function useDraft<T extends object>(key: string) {
  const [draft, setState] = useState<Partial<T>>(() => read(key) ?? {});
  const [wasRestored] = useState(() => Object.keys(draft).length > 0);
  const latest = useRef(draft);

  const setDraft = (next: Partial<T>) => {
    latest.current = next;
    write(key, Object.keys(next).length > 0 ? next : undefined);
    setState(next);
  };
  /** Once saved; what was typed since `saved` was sent stays. */
  const clearDraft = (saved?: Partial<T>) => {
    if (saved && JSON.stringify(saved) !== JSON.stringify(latest.current)) return;
    setDraft({});
  };
  return { draft, setDraft, clearDraft, wasRestored };
}
