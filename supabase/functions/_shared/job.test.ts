import assert from 'node:assert/strict';
import { type Job, startJob } from './job.ts';
import { createAdminClient } from './supabase.ts';
import { FakeSupabase } from './testing/fake-supabase.ts';

async function finished(job: Partial<Job>) {
  const supabase = new FakeSupabase();
  Deno.env.set('SUPABASE_URL', supabase.url);
  Deno.env.set('SUPABASE_SERVICE_ROLE_KEY', 'service');
  let work: Promise<unknown> = Promise.resolve();
  globalThis.EdgeRuntime = { waitUntil: (promise) => void (work = promise) };
  try {
    await startJob(createAdminClient(), 'alguém', {
      table: 'analises_usuario',
      request: { texto: 'oi' },
      emptyResult: { score: null },
      failureMessage: 'Envie de novo.',
      run: () => Promise.resolve({ motor: 'regras' }),
      ...job,
    });
    await work;
    return supabase.rows('analises_usuario')[0] ?? {};
  } finally {
    await supabase.stop();
    globalThis.EdgeRuntime = undefined;
  }
}

Deno.test('a job that throws ends with a message that says what to do', async () => {
  const row = await finished({ run: () => Promise.reject(new Error('secret detail')) });
  assert.equal(row.status, 'erro');
  assert.equal(row.erro, 'Envie de novo.');
  assert.ok(row.concluido_em);
});

Deno.test('a job that ignores its signal still ends in time', async () => {
  let reason: unknown;
  const row = await finished({
    timeoutMs: 30,
    run: (signal) => {
      signal.addEventListener('abort', () => (reason = signal.reason));
      return Promise.withResolvers<never>().promise;
    },
  });
  assert.equal(row.status, 'erro');
  assert.ok(reason instanceof DOMException && reason.name === 'TimeoutError');
});

Deno.test('a job that lost its row writes nothing', async () => {
  const supabase = new FakeSupabase();
  Deno.env.set('SUPABASE_URL', supabase.url);
  let work: Promise<unknown> = Promise.resolve();
  globalThis.EdgeRuntime = { waitUntil: (promise) => void (work = promise) };
  const gate = Promise.withResolvers<{ motor: 'regras'; score: number }>();
  await startJob(createAdminClient(), 'alguém', {
    table: 'analises_usuario',
    request: { texto: 'primeiro' },
    emptyResult: { score: null },
    failureMessage: 'Envie de novo.',
    run: () => gate.promise,
  });
  const row = supabase.rows('analises_usuario')[0] ?? {};
  row.job_id = 'outro';
  gate.resolve({ motor: 'regras', score: 99 });
  await work;
  await supabase.stop();
  globalThis.EdgeRuntime = undefined;
  assert.equal(row.score, null);
  assert.equal(row.status, 'processando');
});
