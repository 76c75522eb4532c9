declare global {
  // Given by Supabase's edge runtime; absent under plain Deno.
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

/** Lets work go on after the response was sent. `work` must handle its own errors. */
export function runInBackground(work: Promise<void>): void {
  globalThis.EdgeRuntime?.waitUntil(work);
}
