import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';

// A slow machine makes a wait long, not vain: most end at once, and only a fault takes all of it.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom lays nothing out; what reaches for these must not fall over.
beforeEach(() => {
  window.scrollTo = () => undefined;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query }),
  );
});
