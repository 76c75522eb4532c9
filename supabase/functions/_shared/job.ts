import { runInBackground } from './background.ts';
import { jsonResponse } from './http.ts';
import type { AdminClient } from './supabase.ts';

/** Below the 90 s after which the client gives up, so that a slow job still says why. */
const JOB_TIMEOUT_MS = 75_000;

type Columns = Record<string, unknown>;

export type Job = {
  /** A table with one row per user, keyed by auth_id. */
  table: string;
  /** The request as sent, kept in the row. */
  request: Columns;
  /** The result columns as they are before there is a result. */
  emptyResult: Columns;
  /** Shown when `run` fails or runs out of time: says what to do. */
  failureMessage: string;
  timeoutMs?: number;
  /** Does the work and returns the columns of the result. */
  run: (signal: AbortSignal) => Promise<Columns & { motor: 'regras' | 'ia' }>;
};

/**
 * Writes the row as 'processando', answers 202 and finishes in the background. Only the newest
 * job of a user may write its result: a second submit, or the first one after a crash, simply
 * takes the row over.
 */
export async function startJob(admin: AdminClient, userId: string, job: Job): Promise<Response> {
  const jobId = crypto.randomUUID();
  const { error } = await admin.from(job.table).upsert(
    {
      ...job.emptyResult,
      ...job.request,
      auth_id: userId,
      job_id: jobId,
      status: 'processando',
      erro: null,
      motor: null,
      solicitado_em: new Date().toISOString(),
      concluido_em: null,
    },
    { onConflict: 'auth_id' },
  );
  if (error) throw error;
  runInBackground(() => finishJob(admin, userId, jobId, job));
  return jsonResponse(202, { job_id: jobId });
}

async function finishJob(admin: AdminClient, userId: string, jobId: string, job: Job) {
  const outcome = await runWithin(job.timeoutMs ?? JOB_TIMEOUT_MS, job.run)
    .then((columns) => ({ ...columns, status: 'concluido' }))
    .catch((error: unknown) => {
      console.error(`Job ${jobId} failed`, error);
      return { status: 'erro', erro: job.failureMessage };
    });
  try {
    const { error } = await admin
      .from(job.table)
      .update({ ...outcome, concluido_em: new Date().toISOString() })
      .eq('auth_id', userId)
      .eq('job_id', jobId)
      .eq('status', 'processando');
    if (error) throw error;
  } catch (error) {
    // Nobody is left to tell: the client times out and the next submit takes the row over.
    console.error(`Job ${jobId} could not be written`, error);
  }
}

/** Aborts the signal when time is up, and does not wait for work that ignores it. */
async function runWithin<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const expired = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException('The job ran out of time', 'TimeoutError');
    controller.abort(reason);
    expired.reject(reason);
  }, ms);
  try {
    return await Promise.race([work(controller.signal), expired.promise]);
  } finally {
    clearTimeout(timer);
  }
}
