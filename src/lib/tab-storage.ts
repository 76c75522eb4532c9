/** What this tab remembers over a reload. Storage that is full or refused loses only that. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function forgetTab() {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept, then.
  }
}

export function writeTab(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the value lives on in the page until it is left.
  }
}
