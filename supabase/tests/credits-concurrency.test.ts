/** The same credits, with everybody pulling at once. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from './support/connection.ts';
import { ensure, type Entry, ledger, refund, renewedOn, spend } from './support/credits.ts';
import { createUser, openDatabase, setPlan, type TestDatabase } from './support/database.ts';

const CONNECTIONS = 50;

let database: TestDatabase;
let clients: pg.Client[];

beforeAll(async () => {
  database = await openDatabase('all');
  clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(database.url)));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await database.close();
});

const pro = () => createUser(database.admin, { pro: true });

/** Every connection works through `rounds` calls, all connections at the same time. */
async function everybody<T>(rounds: number, work: (client: pg.Client) => Promise<T>) {
  const perClient = clients.map(async (client) => {
    const results: PromiseSettledResult<T>[] = [];
    for (let round = 0; round < rounds; round++) {
      results.push(...(await Promise.allSettled([work(client)])));
    }
    return results;
  });
  const results = (await Promise.all(perClient)).flat();
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as pg.DatabaseError).hint] : [],
  );
  return { done, failed };
}

test('500 tries on a balance of 30 charge exactly 30, and the ledger adds up', async () => {
  const id = await pro();
  const { done, failed } = await everybody(10, (client) => spend(client, id));
  expect(done).toHaveLength(30);
  expect(failed).toEqual(Array<string>(470).fill('no_credits'));
  expect(await ensure(database.admin, id)).toMatchObject({
    credits_available: 0,
    credits_used: 30,
  });
  const entries = await ledger(database.admin, id);
  const remaining = entries.map((entry) => entry.credits_remaining).sort((a, b) => b - a);
  expect(remaining).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
});

test('one request sent by all charges once', async () => {
  const id = await pro();
  const request = randomUUID();
  const { done } = await everybody(1, (client) => spend(client, id, request));
  expect(done).toHaveLength(CONNECTIONS);
  expect(new Set(done.map((entry: Entry) => entry.id)).size).toBe(1);
  expect(await ensure(database.admin, id)).toMatchObject({ credits_available: 29 });
});

test('one refund asked for by all comes back once', async () => {
  const id = await pro();
  const request = randomUUID();
  await spend(database.admin, id, request, 3);
  const { done } = await everybody(1, (client) => refund(client, id, request));
  expect(done).toHaveLength(CONNECTIONS);
  expect(await ensure(database.admin, id)).toMatchObject({ credits_available: 30 });
  expect(await ledger(database.admin, id)).toHaveLength(2);
});

test('a month renewed by all readers and a spender at once is renewed once', async () => {
  const id = await pro();
  await spend(database.admin, id, randomUUID(), 30);
  await renewedOn(database.admin, id, '2020-01-31');
  const [first, ...readers] = clients;
  if (!first) throw new Error('no connection');
  await Promise.all([spend(first, id), ...readers.map((client) => ensure(client, id))]);
  expect(await ensure(database.admin, id)).toMatchObject({
    credits_available: 29,
    credits_used: 1,
  });
});

test('the first reads of a new account make one row', async () => {
  const id = await createUser(database.admin);
  const { done } = await everybody(1, (client) => ensure(client, id));
  expect(new Set(done.map((balance) => balance.credits_available))).toEqual(new Set([0]));
});

test('flipping the plan amid reads and spends ends in step with the plan', async () => {
  const id = await pro();
  const spending = everybody(4, (client) => spend(client, id).catch(() => ensure(client, id)));
  for (const isPro of [false, true, false, true, false]) await setPlan(database.admin, id, isPro);
  const { failed } = await spending;
  expect(failed).toEqual([]);

  const charged = (await ledger(database.admin, id)).length;
  const { rows } = await database.admin.query(
    'select plan_type, credits_available, credits_used from public.user_credits where auth_id = $1',
    [id],
  );
  expect(rows).toEqual([{ plan_type: 'free', credits_available: 0, credits_used: charged }]);
  await setPlan(database.admin, id, true);
  expect(await ensure(database.admin, id)).toMatchObject({ credits_available: 30 - charged });
});
