import { waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { followOtherTabs, publishInvalidation } from './tab-sync';

it('hears what another tab made stale, and not its own voice', async () => {
  const queryClient = new QueryClient();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const stop = followOtherTabs(queryClient);
  const otherTab = new BroadcastChannel('missao-invalidate');

  publishInvalidation([['minha']]);
  otherTab.postMessage([['board']]);
  await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['board'] }));
  expect(invalidate).toHaveBeenCalledOnce();

  stop();
  otherTab.close();
});
