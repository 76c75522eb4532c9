import { userMessage } from './errors';
import { phaseMessage, progressAt } from './job-progress';
import type { AiJobRow, ProgressScript } from '@/types/ai-job';

export const JOB_TIMEOUT_MS = 90_000;

export type AiJobState<Row extends AiJobRow> =
  | { status: 'loading' }
  | { status: 'unavailable' }
  | { status: 'idle' }
  | { status: 'submitting'; progress: number; message: string }
  | { status: 'waiting'; progress: number; message: string }
  | { status: 'succeeded'; row: Row }
  | { status: 'failed'; message: string }
  | { status: 'timed-out' };

/** What became of the last request made here; nothing of it survives a reload, nor has to. */
export type Sent = {
  status: 'idle' | 'pending' | 'success' | 'error';
  at: number;
  /** The job that stood in the database before. */
  replaces: string | undefined;
  error: unknown;
};

type Facts<Row> = {
  /** Null: there is none. Undefined: not known, because it was not read yet or could not be. */
  row: Row | null | undefined;
  hasLoadError: boolean;
  sent: Sent;
  /** When the wait for `row` began, on this browser's clock. */
  startedAt: number;
  now: number;
};

type Terms = { script: ProgressScript; failureMessage: string; timeoutMs: number };

/** The row decides, once it is newer than the last request made here; until then, the request. */
export function aiJobState<Row extends AiJobRow>(
  { row, hasLoadError, sent, startedAt, now }: Facts<Row>,
  { script, failureMessage, timeoutMs }: Terms,
): AiJobState<Row> {
  const waitingSince = (start: number): AiJobState<Row> => {
    const elapsed = now - start;
    if (elapsed >= timeoutMs) return { status: 'timed-out' };
    const progress = progressAt(elapsed, script.incrementPerSecond);
    return { status: 'waiting', progress, message: phaseMessage(progress, script) };
  };

  if (sent.status !== 'idle' && row?.job_id === sent.replaces) {
    if (sent.status === 'pending')
      return { status: 'submitting', progress: 0, message: phaseMessage(0, script) };
    if (sent.status === 'error')
      return { status: 'failed', message: userMessage(sent.error, failureMessage) };
    return waitingSince(sent.at);
  }
  if (row === undefined) return { status: hasLoadError ? 'unavailable' : 'loading' };
  if (row === null) return { status: 'idle' };
  if (row.status === 'concluido') return { status: 'succeeded', row };
  if (row.status === 'erro') return { status: 'failed', message: row.erro ?? failureMessage };
  return waitingSince(startedAt);
}

/**
 * When the wait began, on this browser's clock, which may be wrong: the row's own time counts
 * unless this browser sent the request, or that time is no date or has yet to come.
 */
export function jobStart(
  { solicitado_em }: Pick<AiJobRow, 'solicitado_em'>,
  seenAt: number,
  sentAt?: number,
) {
  if (sentAt !== undefined) return sentAt;
  const requestedAt = Date.parse(solicitado_em);
  return requestedAt <= seenAt ? requestedAt : seenAt;
}
