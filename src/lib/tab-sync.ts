import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { markStale } from './mark-stale';

/**
 * Realtime carries inserts and updates but no deletes (row level security cannot filter them), so
 * the tabs of one browser tell each other which queries went stale. One channel object for both
 * directions: a message never comes back to the object that sent it.
 */
let channel: BroadcastChannel | undefined;

function openChannel() {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('missao-invalidate');
  return channel;
}

export function publishInvalidation(keys: readonly QueryKey[]) {
  openChannel()?.postMessage(keys);
}

export function followOtherTabs(queryClient: QueryClient) {
  const onMessage = ({ data }: MessageEvent<readonly QueryKey[]>) => {
    for (const queryKey of data) void markStale(queryClient, queryKey);
  };
  const opened = openChannel();
  opened?.addEventListener('message', onMessage);
  return () => opened?.removeEventListener('message', onMessage);
}
