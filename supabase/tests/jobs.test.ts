/** The life of an AI job as the edge functions drive it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TABLES } from './support/access.ts';
import { ensure, spend } from './support/credits.ts';
import { createUser, openDatabase, run, service, type TestDatabase } from './support/database.ts';
import { insertRow, sampleOf } from './support/samples.ts';

let database: TestDatabase;
let learner: string;
beforeAll(async () => {
  database = await openDatabase('none');
});
beforeEach(async () => {
  learner = await createUser(database.admin, { pro: true });
});
afterAll(() => database.close());

const asService = (sql: string, values: unknown[] = []) =>
  run<{ status: string; score: number }>(database.admin, service, sql, values);

const sweep = async () =>
  (await database.admin.query<{ n: number }>('select private.sweep_stale_jobs() as n')).rows[0]?.n;

describe('one row per person', () => {
  const submit = (jobId: string) =>
    asService(
      `insert into public.analises_usuario (auth_id, texto, job_id) values ($1, 'Venda mais', $2)
      on conflict (auth_id) do update
      set texto = excluded.texto, job_id = excluded.job_id, status = 'processando', erro = null`,
      [learner, jobId],
    );
  const finish = (jobId: string, score: number) =>
    asService(
      `update public.analises_usuario
      set status = 'concluido', score = $2, motor = 'regras', concluido_em = now()
      where job_id = $1 and status = 'processando'`,
      [jobId, score],
    );

  test('a late first result does not overwrite the second', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await submit(first);
    await submit(second);
    expect((await finish(second, 80)).rowCount).toBe(1);
    expect((await finish(first, 10)).rowCount).toBe(0);
    const sql = 'select status, score from public.analises_usuario where auth_id = $1';
    expect((await asService(sql, [learner])).rows).toEqual([{ status: 'concluido', score: 80 }]);
  });

  test('an error without words, a score above 100 and an unknown engine are refused', async () => {
    await submit(randomUUID());
    for (const change of [`status = 'erro'`, 'score = 101', `motor = 'oráculo'`]) {
      await expect(
        asService(`update public.analises_usuario set ${change} where auth_id = $1`, [learner]),
      ).rejects.toMatchObject({ code: '23514' });
    }
  });
});

const JOB_TABLES = Object.keys(TABLES).filter((table) => 'job_id' in sampleOf(table, ''));

test('seven tools work as jobs', () => {
  expect(JOB_TABLES).toHaveLength(7);
});

describe.each(JOB_TABLES)('sweep of %s', (table) => {
  const owner = TABLES[table]?.owner ?? '';
  const add = (seconds: number, status = 'processando') =>
    insertRow(database.admin, table, {
      ...sampleOf(table, learner),
      status,
      solicitado_em: new Date(Date.now() - seconds * 1000),
    });
  const row = async () =>
    (await asService(`select status, erro from public.${table} where ${owner} = $1`, [learner]))
      .rows[0];

  test('closes what is stuck, with words for the person', async () => {
    await add(91);
    expect(await sweep()).toBe(1);
    expect(await row()).toEqual({
      status: 'erro',
      erro: 'O processamento demorou mais que o esperado. Tente novamente.',
    });
    expect(await sweep()).toBe(0);
  });

  test('leaves what is young or done', async () => {
    await add(80);
    expect(await sweep()).toBe(0);
    expect(await row()).toEqual({ status: 'processando', erro: null });
    await database.admin.query(
      `update public.${table} set status = 'concluido', solicitado_em = now() - interval '1 hour'`,
    );
    expect(await sweep()).toBe(0);
  });
});

test('an image that never came gives its credit back, once', async () => {
  const job = randomUUID();
  await spend(database.admin, learner, job);
  await insertRow(database.admin, 'visual_transformations', {
    ...sampleOf('visual_transformations', learner),
    job_id: job,
    solicitado_em: new Date(Date.now() - 100_000),
  });
  await sweep();
  await sweep();
  expect(await ensure(database.admin, learner)).toMatchObject({
    credits_available: 30,
    credits_used: 0,
  });
});
