import { waitFor } from '@testing-library/react';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { markStale } from './mark-stale';

it('does not let a first read that was under way win over the change', async () => {
  const answers: ((value: string) => void)[] = [];
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['flag'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  await waitFor(() => expect(answers).toHaveLength(1));

  const settled = markStale(queryClient, ['flag']);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('novo');
  await settled;
  answers[0]?.('velho');
  await Promise.resolve();
  expect(observer.getCurrentResult().data).toBe('novo');
  stop();
});

it('reads again what is on the screen', async () => {
  let reads = 0;
  const read = () => (reads += 1);
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['flag'],
    queryFn: read,
  });
  const stop = observer.subscribe(() => undefined);
  await waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
  await markStale(queryClient, ['flag']);
  expect(observer.getCurrentResult().data).toBe(2);
  stop();
});
