import { progressPhases } from '@/content/progress-phases';
import type { AiJobRow } from '@/types/ai-job';
import { aiJobState, jobStart, type Sent } from './ai-job-state';
import { AppError } from './errors';

const NOW = Date.parse('2026-11-20T12:00:00Z');

function rowOf(change: Partial<AiJobRow> = {}): AiJobRow {
  return {
    job_id: 'antigo',
    status: 'concluido',
    erro: null,
    motor: 'regras',
    solicitado_em: '2026-11-20T12:00:00Z',
    ...change,
  };
}

const nothingSent: Sent = { status: 'idle', at: 0, replaces: undefined, error: null };
const sentOver = (replaces: string | undefined, change: Partial<Sent>): Sent => ({
  ...nothingSent,
  at: NOW,
  replaces,
  ...change,
});

function stateOf(facts: Partial<Parameters<typeof aiJobState<AiJobRow>>[0]>) {
  return aiJobState(
    {
      row: null,
      hasLoadError: false,
      sent: nothingSent,
      startedAt: NOW,
      now: NOW,
      ...facts,
    },
    { script: progressPhases.analysis, failureMessage: 'Tente novamente.', timeoutMs: 90_000 },
  );
}

describe('aiJobState', () => {
  it('tells a row that is not read yet, one that cannot be read, and none', () => {
    expect(stateOf({ row: undefined }).status).toBe('loading');
    expect(stateOf({ row: undefined, hasLoadError: true }).status).toBe('unavailable');
    expect(stateOf({ row: null }).status).toBe('idle');
  });

  it('follows the row when nothing was sent from here', () => {
    const row = rowOf();
    expect(stateOf({ row })).toEqual({ status: 'succeeded', row });
    expect(stateOf({ row: rowOf({ status: 'erro', erro: 'Sem resposta.' }) })).toEqual({
      status: 'failed',
      message: 'Sem resposta.',
    });
    expect(stateOf({ row: rowOf({ status: 'erro' }) })).toMatchObject({
      message: 'Tente novamente.',
    });
  });

  it('waits with the phase of the moment, then times out', () => {
    const row = rowOf({ status: 'processando' });
    expect(stateOf({ row, now: NOW + 45_000 })).toEqual({
      status: 'waiting',
      progress: 49.95,
      message: progressPhases.analysis.phases[30],
    });
    expect(stateOf({ row, now: NOW + 89_999 }).status).toBe('waiting');
    expect(stateOf({ row, now: NOW + 90_000 }).status).toBe('timed-out');
  });

  it('does not take the last result for the one that was just asked for', () => {
    const row = rowOf();
    const pending = sentOver(row.job_id, { status: 'pending' });
    expect(stateOf({ row, sent: pending }).status).toBe('submitting');
    const accepted = sentOver(row.job_id, { status: 'success' });
    expect(stateOf({ row, sent: accepted, now: NOW + 3_000 }).status).toBe('waiting');
    expect(stateOf({ row, sent: accepted, now: NOW + 90_000 }).status).toBe('timed-out');
  });

  it('shows why a request was refused, in the words of the function where there are any', () => {
    const row = rowOf();
    const refused = new AppError('rate-limited', 'Aguarde 30 segundos.', { isForUser: true });
    const failed = sentOver(row.job_id, { status: 'error', error: refused });
    expect(stateOf({ row, sent: failed })).toEqual({
      status: 'failed',
      message: 'Aguarde 30 segundos.',
    });
    const silent = sentOver(row.job_id, { status: 'error', error: new Error('boom') });
    expect(stateOf({ row, sent: silent })).toMatchObject({ message: 'Tente novamente.' });
  });

  it('believes a newer row over a request whose answer was lost', () => {
    const row = rowOf({ job_id: 'novo', status: 'processando' });
    const lost = sentOver('antigo', { status: 'error', error: new Error('rede') });
    expect(stateOf({ row, sent: lost }).status).toBe('waiting');
  });

  it('shows the first result ever', () => {
    const row = rowOf();
    expect(stateOf({ row, sent: sentOver(undefined, { status: 'success' }) }).status).toBe(
      'succeeded',
    );
  });
});

describe('jobStart', () => {
  const row = { solicitado_em: new Date(NOW - 20_000).toISOString() };

  it('counts from the row, so that a reload resumes', () => {
    expect(jobStart(row, NOW)).toBe(NOW - 20_000);
  });

  it('counts from the request when it was sent from here, whatever the clock says', () => {
    expect(jobStart(row, NOW, NOW - 300)).toBe(NOW - 300);
  });

  it.each(['2026-11-20T12:30:00Z', 'nunca'])(
    'counts from when it was first seen if the row says %s',
    (solicitado_em) => {
      expect(jobStart({ solicitado_em }, NOW)).toBe(NOW);
    },
  );
});
