import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spend } from './support/credits.ts';
import { createUser, openDatabase, run, type TestDatabase, user } from './support/database.ts';
import { insertRow, insertSamples } from './support/samples.ts';
import { TABLES } from './support/access.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('all');
});
afterAll(() => database.close());

async function profile(id: string) {
  const sql = 'select * from public.usuarios where auth_id = $1';
  return (await database.admin.query<Record<string, unknown>>(sql, [id])).rows;
}

test('a new account has its profile at once, free and without the WhatsApp entry', async () => {
  const email = 'marina@exemplo.com.br';
  const id = await createUser(database.admin, { email, metadata: { nome: '  Marina ' } });
  expect(await profile(id)).toMatchObject([
    { email, nome: 'Marina', is_pro: false, mostrar_botao_wpp: false },
  ]);
});

test('what the account says of itself never gives a plan and never stops its creation', async () => {
  const metadata = { is_pro: true, mostrar_botao_wpp: true, nome: 'x'.repeat(5000) };
  expect(await profile(await createUser(database.admin, { metadata }))).toMatchObject([
    { is_pro: false, mostrar_botao_wpp: false, nome: 'x'.repeat(120) },
  ]);
  const blank = await createUser(database.admin, { metadata: { nome: '   ' } });
  expect(await profile(blank)).toMatchObject([{ nome: null }]);
});

test('a changed e-mail follows, the rest of the profile stays', async () => {
  const id = await createUser(database.admin, { pro: true, metadata: { nome: 'Ana' } });
  const email = `${randomUUID()}@novo.com.br`;
  await database.admin.query('update auth.users set email = $2 where id = $1', [id, email]);
  expect(await profile(id)).toMatchObject([{ email, nome: 'Ana', is_pro: true }]);
});

test('a token that outlives its account is refused as nobody, by every RPC for learners', async () => {
  const ghost = user(randomUUID());
  for (const call of [
    'public.initialize_user_missions()',
    'public.complete_mission(1)',
    'public.initialize_user_executions()',
    'public.complete_execution(1)',
    'public.ensure_user_credits()',
  ]) {
    const answer = run(database.admin, ghost, `select * from ${call}`);
    await expect(answer, call).rejects.toMatchObject({ code: 'PT401' });
  }
});

test('a deleted account takes everything with it, the ledger too, and nothing of others', async () => {
  const [id, other] = [
    await createUser(database.admin, { pro: true }),
    await createUser(database.admin, { pro: true }),
  ];
  for (const owner of [id, other]) {
    await database.admin.query('delete from public.user_credits where auth_id = $1', [owner]);
    await insertSamples(database.admin, owner);
    await spend(database.admin, owner);
  }
  await database.admin.query('delete from auth.users where id = $1', [id]);

  for (const [table, { owner }] of Object.entries(TABLES)) {
    if (!owner) continue;
    const { rows } = await database.admin.query(
      `select count(*) filter (where ${owner} = $1)::int as gone,
        count(*) filter (where ${owner} = $2) > 0 as kept from public.${table}`,
      [id, other],
    );
    expect({ table, ...rows[0] }).toEqual({ table, gone: 0, kept: true });
  }
});

test('a chat message says who speaks and what, within limits', async () => {
  const id = await createUser(database.admin);
  const say = (message: unknown) =>
    insertRow(database.admin, 'chat_agente_pro', { session_id: id, message });
  await say({ type: 'ai', content: 'x'.repeat(8000) });
  for (const message of [
    {},
    { type: 'human' },
    { content: 'Oi' },
    { type: 'system', content: 'Oi' },
    { type: 'human', content: '' },
    { type: 'human', content: ['Oi'] },
    { type: 'human', content: 'x'.repeat(8001) },
  ]) {
    await expect(say(message)).rejects.toMatchObject({ code: '23514' });
  }
});
