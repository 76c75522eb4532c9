import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Realtime carries inserts and updates but no deletes (row level security cannot filter them), so
 * the tabs of one browser tell each other which queries went stale.
 */
const CHANNEL = 'missao-invalidate';
const sender = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

export function publishInvalidation(keys: readonly QueryKey[]) {
  sender?.postMessage(keys);
}

export function followOtherTabs(queryClient: QueryClient) {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const receiver = new BroadcastChannel(CHANNEL);
  receiver.onmessage = ({ data }: MessageEvent<readonly QueryKey[]>) => {
    for (const queryKey of data) void queryClient.invalidateQueries({ queryKey });
  };
  return () => receiver.close();
}
