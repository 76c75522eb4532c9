import { useQueryClient, type MutationCache } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { writeKey, type BoardWrites } from './keys';

/**
 * What the writes of one kind that have not settled want, in the order they were made. The board
 * lays it over the server's rows: a failed write simply stops counting, and writes under way at the
 * same time cannot undo each other as restored snapshots would. Read from the cache itself, since
 * useMutationState hears of a write one task later, in which a dropped card would flash back.
 */
export function usePending<Name extends keyof BoardWrites>(name: Name) {
  const cache = useQueryClient().getMutationCache();
  const read = useMemo(() => pendingReader(cache, name), [cache, name]);
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  return useSyncExternalStore(subscribe, read);
}

/** Answers with the same array until something changed, as useSyncExternalStore asks. */
function pendingReader<Name extends keyof BoardWrites>(cache: MutationCache, name: Name) {
  let last: readonly BoardWrites[Name][] = [];
  return () => {
    const next = cache
      .findAll({ mutationKey: writeKey(name), status: 'pending' })
      .map((mutation) => mutation.state.variables as BoardWrites[Name]);
    const isSame = next.length === last.length && next.every((item, i) => item === last[i]);
    if (!isSame) last = next;
    return last;
  };
}
