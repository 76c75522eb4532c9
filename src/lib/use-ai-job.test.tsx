import { QueryClientProvider, queryOptions, type QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { progressPhases } from '@/content/progress-phases';
import type { AiJobRow } from '@/types/ai-job';
import { AppError } from './errors';
import { createQueryClient } from './query-client';
import { useAiJob } from './use-ai-job';

const NOW = new Date('2026-11-20T12:00:00Z');
const KEY = ['ferramenta', 'usuario'] as const;
const script = progressPhases.analysis;

/** The database and the function, as one browser sees them. */
let row: AiJobRow | null;
const read = vi.fn(() => Promise.resolve(row));
const submit = vi.fn<(input: string) => Promise<void>>();
let queryClient: QueryClient;

function jobRow(change: Partial<AiJobRow> = {}): AiJobRow {
  return {
    job_id: 'a',
    status: 'processando',
    erro: null,
    motor: null,
    solicitado_em: NOW.toISOString(),
    ...change,
  };
}

const finished = (change: Partial<AiJobRow> = {}) =>
  jobRow({ status: 'concluido', motor: 'regras', ...change });

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** What realtime does when the row changes. */
async function refresh() {
  void queryClient.invalidateQueries({ queryKey: KEY });
  await pass(0);
}

async function openJob() {
  const view = renderHook(
    () =>
      useAiJob({
        submit,
        latest: queryOptions({ queryKey: KEY, queryFn: read }),
        script,
        success: { title: 'Enviado' },
        error: { title: 'Erro', description: 'Tente novamente.' },
        pollMs: 3000,
      }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  await pass(0);
  return view.result;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
  queryClient = createQueryClient();
  row = null;
  read.mockClear();
  submit.mockReset().mockImplementation(() => {
    row = jobRow({ job_id: 'b', solicitado_em: new Date().toISOString() });
    return Promise.resolve();
  });
});

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useAiJob', () => {
  it('goes from idle over submitting and waiting to the result', async () => {
    const job = await openJob();
    expect(job.current.state).toEqual({ status: 'idle' });

    let accept: () => void = () => undefined;
    submit.mockImplementation(() => new Promise((resolve) => (accept = resolve)));
    act(() => job.current.submit('texto'));
    await pass(0);
    expect(job.current.state.status).toBe('submitting');
    expect(job.current.isBusy).toBe(true);

    row = jobRow({ job_id: 'b' });
    accept();
    await pass(10_000);
    expect(submit).toHaveBeenCalledWith('texto');
    expect(job.current.state).toMatchObject({ status: 'waiting', message: script.phases[10] });

    row = finished({ job_id: 'b' });
    await refresh();
    expect(job.current.state).toEqual({ status: 'succeeded', row });
    expect(job.current.isBusy).toBe(false);
  });

  it('polls every 3 seconds while it waits, and only then', async () => {
    const job = await openJob();
    await pass(30_000);
    expect(read).toHaveBeenCalledTimes(1);

    act(() => job.current.submit('texto'));
    await pass(0);
    const before = read.mock.calls.length;
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(before + 1);

    row = finished({ job_id: 'b' });
    await pass(3_000);
    expect(job.current.state.status).toBe('succeeded');
    await pass(30_000);
    expect(read).toHaveBeenCalledTimes(before + 2);
  });

  it('times out after 90 seconds, stops polling, and still takes a late result', async () => {
    const job = await openJob();
    act(() => job.current.submit('texto'));
    await pass(89_000);
    expect(job.current.state.status).toBe('waiting');
    await pass(2_000);
    expect(job.current.state).toEqual({ status: 'timed-out' });
    const reads = read.mock.calls.length;
    await pass(30_000);
    expect(read).toHaveBeenCalledTimes(reads);

    row = finished({ job_id: 'b' });
    await refresh();
    expect(job.current.state.status).toBe('succeeded');
  });

  it('resumes a job that was running when the page was opened', async () => {
    row = jobRow({ solicitado_em: new Date(NOW.getTime() - 60_000).toISOString() });
    const job = await openJob();
    expect(job.current.state).toMatchObject({ status: 'waiting', message: script.phases[50] });
    await pass(30_000);
    expect(job.current.state.status).toBe('timed-out');
  });

  it('does not believe a row from the future, nor forgets over a reload when it came', async () => {
    row = jobRow({ solicitado_em: new Date(NOW.getTime() + 3_600_000).toISOString() });
    await openJob();
    await pass(45_000);
    queryClient = createQueryClient();
    const reloaded = await openJob();
    expect(reloaded.current.state).toMatchObject({ status: 'waiting', message: script.phases[30] });
    await pass(46_000);
    expect(reloaded.current.state.status).toBe('timed-out');
  });

  it('gives its own request the full time when the clock runs an hour ahead', async () => {
    const job = await openJob();
    submit.mockImplementation(() => {
      row = jobRow({ job_id: 'b', solicitado_em: new Date(Date.now() - 3_600_000).toISOString() });
      return Promise.resolve();
    });
    act(() => job.current.submit('texto'));
    await pass(5_000);
    expect(job.current.state.status).toBe('waiting');
  });

  it('counts a job of another tab from its own time, long after the last one from here', async () => {
    const job = await openJob();
    act(() => job.current.submit('texto'));
    await pass(0);
    row = finished({ job_id: 'b' });
    await pass(600_000);
    row = jobRow({ job_id: 'c', solicitado_em: new Date().toISOString() });
    await refresh();
    expect(job.current.state).toMatchObject({ status: 'waiting', progress: 0 });
  });

  it('says why a request was refused, and keeps the last result', async () => {
    row = finished();
    const job = await openJob();
    submit.mockRejectedValue(new AppError('rate-limited', 'Aguarde 9 s.', { isForUser: true }));
    act(() => job.current.submit('texto'));
    await pass(0);
    expect(job.current.state).toEqual({ status: 'failed', message: 'Aguarde 9 s.' });
    expect(job.current.latest).toEqual(finished());
  });

  it('shows the message of a job that failed', async () => {
    row = jobRow({ status: 'erro', erro: 'O modelo não respondeu.' });
    const job = await openJob();
    expect(job.current.state).toEqual({ status: 'failed', message: 'O modelo não respondeu.' });
  });

  it('keeps waiting when the row cannot be read after the request', async () => {
    row = finished();
    const job = await openJob();
    read.mockRejectedValueOnce(new AppError('forbidden', 'não'));
    act(() => job.current.submit('texto'));
    await pass(0);
    expect(job.current.state.status).toBe('waiting');
    row = finished({ job_id: 'b' });
    await pass(3_000);
    expect(job.current.state).toEqual({ status: 'succeeded', row });
  });

  it('says when the row cannot be read at all', async () => {
    read.mockRejectedValueOnce(new AppError('forbidden', 'não'));
    const job = await openJob();
    expect(job.current.state).toEqual({ status: 'unavailable' });
    act(() => job.current.reload());
    await pass(0);
    expect(job.current.state).toEqual({ status: 'idle' });
  });
});
