declare global {
  // Given by Supabase's edge runtime; absent under plain Deno.
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

/**
 * Begins work in a task of its own, so that the answer leaves first, and lets it go on after that.
 * `work` must handle its own errors.
 */
export function runInBackground(work: () => Promise<void>): void {
  const begun = new Promise<void>((resolve) => setTimeout(resolve)).then(work);
  globalThis.EdgeRuntime?.waitUntil(begun);
}
