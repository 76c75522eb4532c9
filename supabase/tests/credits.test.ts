import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensure, ledger, refund, renewedOn, spend } from './support/credits.ts';
import { createUser, openDatabase, setPlan, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('all');
});
afterAll(() => database.close());

const pro = () => createUser(database.admin, { pro: true });
const dayOf = async (sql: string) =>
  (await database.admin.query<{ day: string }>(`select (${sql})::date as day`)).rows[0]?.day ?? '';
const LAST_MONTH = `date_trunc('month', private.sao_paulo_date(now())) - interval '1 day'`;

test('a free account gets 0, a PRO account 30', async () => {
  expect(await ensure(database.admin, await createUser(database.admin))).toEqual({
    credits_available: 0,
    credits_used: 0,
    plan_type: 'free',
    last_reset_date: null,
  });
  expect(await ensure(database.admin, await pro())).toEqual({
    credits_available: 30,
    credits_used: 0,
    plan_type: 'pro',
    last_reset_date: await dayOf('private.sao_paulo_date(now())'),
  });
});

test('a PRO account that never went through the flip gets its 30 on the first read', async () => {
  const id = await pro();
  await database.admin.query('delete from public.user_credits where auth_id = $1', [id]);
  expect(await ensure(database.admin, id)).toMatchObject({ credits_available: 30 });
});

test('spending moves one credit and writes one line', async () => {
  const id = await pro();
  expect(await spend(database.admin, id)).toMatchObject({
    tipo: 'uso',
    credits_used: 1,
    credits_remaining: 29,
  });
  expect(await ensure(database.admin, id)).toMatchObject({
    credits_available: 29,
    credits_used: 1,
  });
});

test('the same request charges once', async () => {
  const id = await pro();
  const request = randomUUID();
  const first = await spend(database.admin, id, request);
  expect(await spend(database.admin, id, request)).toEqual(first);
  expect(await ledger(database.admin, id)).toHaveLength(1);
});

test('a retry of a charged request is answered even when the balance is gone', async () => {
  const id = await pro();
  const request = randomUUID();
  const first = await spend(database.admin, id, request, 30);
  expect(await spend(database.admin, id, request, 30)).toEqual(first);
});

test('two people may use the same request id', async () => {
  const request = randomUUID();
  for (const id of [await pro(), await pro()]) {
    expect(await spend(database.admin, id, request)).toMatchObject({ credits_remaining: 29 });
  }
});

test('no credits, not PRO and senseless amounts are refused by name, without a trace', async () => {
  const rich = await pro();
  await expect(spend(database.admin, rich, randomUUID(), 31)).rejects.toMatchObject({
    code: 'PT402',
    hint: 'no_credits',
  });
  const free = await createUser(database.admin);
  await expect(spend(database.admin, free)).rejects.toMatchObject({
    code: 'PT403',
    hint: 'not_pro',
  });
  for (const amount of [0, -5]) {
    await expect(spend(database.admin, rich, randomUUID(), amount)).rejects.toMatchObject({
      code: 'PT400',
      hint: 'invalid_amount',
    });
  }
  expect(await ledger(database.admin, rich)).toEqual([]);
  expect(await ledger(database.admin, free)).toEqual([]);
  expect(await ensure(database.admin, rich)).toMatchObject({ credits_available: 30 });
});

test('a refund comes back once, and its request cannot be charged again', async () => {
  const id = await pro();
  const request = randomUUID();
  await spend(database.admin, id, request);
  const back = await refund(database.admin, id, request);
  expect(back).toMatchObject({ tipo: 'estorno', credits_used: -1, credits_remaining: 30 });
  expect(await refund(database.admin, id, request)).toEqual(back);
  expect(await ensure(database.admin, id)).toMatchObject({
    credits_available: 30,
    credits_used: 0,
  });
  await expect(spend(database.admin, id, request)).rejects.toMatchObject({
    code: 'PT409',
    hint: 'already_refunded',
  });
});

test('a request that charged nothing gives nothing back, nor one of another person', async () => {
  const [id, other] = [await pro(), await pro()];
  const request = randomUUID();
  await spend(database.admin, other, request);
  expect(await refund(database.admin, id, request)).toBeUndefined();
  expect(await ledger(database.admin, id)).toEqual([]);
  expect(await ensure(database.admin, id)).toMatchObject({ credits_available: 30 });
});

test('a new month renews to 30 and starts counting anew', async () => {
  const id = await pro();
  await spend(database.admin, id, randomUUID(), 12);
  await renewedOn(database.admin, id, await dayOf(LAST_MONTH));
  expect(await ensure(database.admin, id)).toMatchObject({
    credits_available: 30,
    credits_used: 0,
    last_reset_date: await dayOf('private.sao_paulo_date(now())'),
  });
});

test('within the month nothing is renewed, not even on its first day', async () => {
  const id = await pro();
  await spend(database.admin, id, randomUUID(), 12);
  await renewedOn(
    database.admin,
    id,
    await dayOf(`date_trunc('month', private.sao_paulo_date(now()))`),
  );
  expect(await ensure(database.admin, id)).toMatchObject({ credits_available: 18 });
});

test('the renewal counts for a spend that comes before any read', async () => {
  const id = await pro();
  await spend(database.admin, id, randomUUID(), 30);
  await renewedOn(database.admin, id, await dayOf(LAST_MONTH));
  expect(await spend(database.admin, id)).toMatchObject({ credits_remaining: 29 });
});

test('a refund of last month never lifts the balance over the month’s 30', async () => {
  const id = await pro();
  const request = randomUUID();
  await spend(database.admin, id, request);
  await renewedOn(database.admin, id, await dayOf(LAST_MONTH));
  expect(await refund(database.admin, id, request)).toMatchObject({
    credits_used: 0,
    credits_remaining: 30,
  });
});

test('the month turns at midnight in São Paulo, three hours after UTC', async () => {
  const dayAt = (instant: string) => dayOf(`private.sao_paulo_date('${instant}')`);
  expect(await dayAt('2026-12-01T02:59:59Z')).toBe('2026-11-30');
  expect(await dayAt('2026-12-01T03:00:00Z')).toBe('2026-12-01');
});

test('leaving PRO empties the balance; coming back in the month restores only what was left', async () => {
  const id = await pro();
  await spend(database.admin, id, randomUUID(), 12);
  await setPlan(database.admin, id, false);
  expect(await ensure(database.admin, id)).toMatchObject({
    credits_available: 0,
    plan_type: 'free',
  });
  await setPlan(database.admin, id, true);
  await setPlan(database.admin, id, false);
  await setPlan(database.admin, id, true);
  expect(await ensure(database.admin, id)).toMatchObject({
    credits_available: 18,
    credits_used: 12,
    plan_type: 'pro',
  });
});

test('coming back in a later month gives the 30 of that month', async () => {
  const id = await pro();
  await spend(database.admin, id, randomUUID(), 12);
  await setPlan(database.admin, id, false);
  await renewedOn(database.admin, id, await dayOf(LAST_MONTH));
  await setPlan(database.admin, id, true);
  expect(await ensure(database.admin, id)).toMatchObject({ credits_available: 30 });
});

test('a refund to someone who is free by now waits for their return to PRO', async () => {
  const id = await pro();
  const request = randomUUID();
  await spend(database.admin, id, request);
  await setPlan(database.admin, id, false);
  expect(await refund(database.admin, id, request)).toMatchObject({ credits_remaining: 0 });
  await setPlan(database.admin, id, true);
  expect(await ensure(database.admin, id)).toMatchObject({ credits_available: 30 });
});

test('the ledger refuses change from the very top', async () => {
  const id = await pro();
  await spend(database.admin, id);
  for (const sql of [
    'update public.credit_transactions set credits_used = 5',
    'delete from public.credit_transactions',
    'truncate public.credit_transactions',
  ]) {
    await expect(database.admin.query(sql)).rejects.toMatchObject({ hint: 'ledger_append_only' });
  }
  expect(await ledger(database.admin, id)).toHaveLength(1);
});
