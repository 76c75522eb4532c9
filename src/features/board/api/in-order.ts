const tails = new Map<string, Promise<unknown>>();

/** Writes to one row reach the server in the order they were made; other rows don't wait. */
export async function inOrder<T>(id: string, write: () => Promise<T>): Promise<T> {
  const before = tails.get(id);
  const run = (before ? before.catch(() => undefined) : Promise.resolve()).then(write);
  tails.set(id, run);
  try {
    return await run;
  } finally {
    if (tails.get(id) === run) tails.delete(id);
  }
}
