import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './support/connection.ts';
import {
  createUser,
  openDatabase,
  type Queryable,
  run,
  service,
  type TestDatabase,
} from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('all');
});
afterAll(() => database.close());

async function consume(client: Queryable, id: string, bucket = 'submit-analysis', limit = 3) {
  const { rows } = await run<{ wait: number }>(
    client,
    service,
    'select public.consume_rate_limit($1, $2, $3, 60) as wait',
    [id, bucket, limit],
  );
  return rows[0]?.wait;
}

/** As if the window had opened that much earlier. */
const age = (id: string, seconds: number) =>
  database.admin.query(
    `update private.rate_limits set janela_inicio = janela_inicio - make_interval(secs => $2)
    where auth_id = $1`,
    [id, seconds],
  );

test('lets the limit through, then says how long to wait', async () => {
  const id = await createUser(database.admin);
  for (let call = 0; call < 3; call++) expect(await consume(database.admin, id)).toBe(0);
  await age(id, 20);
  const wait = await consume(database.admin, id);
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(40);
});

test('refused calls do not push the end of the window away', async () => {
  const id = await createUser(database.admin);
  for (let call = 0; call < 10; call++) await consume(database.admin, id);
  await age(id, 60);
  expect(await consume(database.admin, id)).toBe(0);
});

test('buckets and people are counted apart', async () => {
  const [id, other] = [await createUser(database.admin), await createUser(database.admin)];
  for (let call = 0; call < 4; call++) await consume(database.admin, id);
  expect(await consume(database.admin, id, 'generate-ideas')).toBe(0);
  expect(await consume(database.admin, other)).toBe(0);
});

test('twenty connections at once get exactly the limit through', async () => {
  const id = await createUser(database.admin);
  const clients: pg.Client[] = await Promise.all(
    Array.from({ length: 20 }, () => connect(database.url)),
  );
  const waits = await Promise.all(clients.map((client) => consume(client, id, 'chat', 7)));
  await Promise.all(clients.map((client) => client.end()));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
});

test('a limit or window of nothing is a mistake of the caller', async () => {
  const id = await createUser(database.admin);
  await expect(consume(database.admin, id, 'chat', 0)).rejects.toMatchObject({
    code: 'PT400',
    hint: 'invalid_rate_limit',
  });
});
