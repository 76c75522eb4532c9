import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/render';
import { AppError, offlineError } from './errors';
import { createQueryClient } from './query-client';
import * as sessionStore from './session-store';

const key = ['coisas'] as const;
let reads: number;
let write: () => Promise<void>;

function Probe() {
  useQuery({ queryKey: key, queryFn: () => (reads += 1) });
  const mutation = useMutation({
    mutationFn: () => write(),
    meta: {
      invalidates: [key],
      success: { title: 'Feito!' },
      error: { title: 'Erro', description: 'Não foi possível gravar.' },
    },
  });
  return (
    <button disabled={mutation.isPending} onClick={() => mutation.mutate()}>
      gravar
    </button>
  );
}

async function press() {
  const { user } = renderApp(<Probe />);
  await waitFor(() => expect(reads).toBe(1));
  await user.click(screen.getByRole('button', { name: 'gravar' }));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reads = 0;
  write = () => Promise.resolve();
});

describe('a session that the server refuses', () => {
  const refused = () => Promise.reject(new AppError('unauthorized', 'JWT'));

  it.each(['query', 'mutation'])('is renewed after a %s', async (kind) => {
    const renew = vi.spyOn(sessionStore, 'renewSession').mockResolvedValue();
    const client = createQueryClient();
    await (
      kind === 'query'
        ? client.query({ queryKey: key, queryFn: refused })
        : client.getMutationCache().build(client, { mutationFn: refused }).execute(undefined)
    ).catch(() => undefined);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is left alone after any other failure', async () => {
    const renew = vi.spyOn(sessionStore, 'renewSession').mockResolvedValue();
    const forbidden = () => Promise.reject(new AppError('forbidden', 'não'));
    const reading = createQueryClient().query({ queryKey: key, queryFn: forbidden });
    await expect(reading).rejects.toThrow('não');
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('the mutation cache', () => {
  it('says what was done and reads again what it made stale', async () => {
    await press();
    expect(await screen.findByText('Feito!')).toBeInTheDocument();
    await waitFor(() => expect(reads).toBe(2));
  });

  it("shows the screen's own words for a foreign failure, and reads again", async () => {
    write = () => Promise.reject(new AppError('server', 'duplicate key value violates'));
    await press();
    expect(await screen.findByText('Não foi possível gravar.')).toBeInTheDocument();
    expect(screen.queryByText(/duplicate/)).not.toBeInTheDocument();
    await waitFor(() => expect(reads).toBe(2));
  });

  it('says that the network is gone instead of waiting for it', async () => {
    write = () => Promise.reject(offlineError());
    await press();
    expect(await screen.findByText(/Sem conexão com a internet/)).toBeInTheDocument();
  });

  it('says nothing to the next user about what the last one did', async () => {
    let answer: () => void = () => undefined;
    write = () => new Promise((resolve) => (answer = resolve));
    const { user, queryClient } = renderApp(<Probe />);
    await user.click(screen.getByRole('button', { name: 'gravar' }));
    queryClient.clear();
    answer();
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    expect(screen.queryByText('Feito!')).not.toBeInTheDocument();
  });

  it('never queues a write while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const attempts = vi.fn(() => Promise.reject(offlineError()));
    write = attempts;
    const { user } = renderApp(<Probe />);
    await user.click(screen.getByRole('button', { name: 'gravar' }));
    await waitFor(() => expect(attempts).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    expect(attempts).toHaveBeenCalledOnce();
  });
});
