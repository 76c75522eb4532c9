import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Queryable, type TestDatabase } from './support/database.ts';
import { LINTS } from './support/lints.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('all');
});
afterAll(() => database.close());

async function culprits(client: Queryable, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ culprit: string }>(`${sql} order by 1`);
  return rows.map((row) => row.culprit);
}

test.each(Object.entries(LINTS))('there is not %s', async (_, sql) => {
  expect(await culprits(database.admin, sql)).toEqual([]);
});

test('each rule catches who breaks it', async () => {
  const { admin } = database;
  await admin.query('begin');
  await admin.query(`
    create table public.ruim (dono uuid references public.usuarios (auth_id), texto text);
    create policy aberta on public.ruim for select using (dono = auth.uid());
    create policy meia on public.ruim for update to authenticated
      using (true) with check (dono = (select auth.uid()));
    create function public.ruim() returns int language sql security definer return 1;
    grant execute on function public.ruim() to anon;
    create function private.ruim() returns int language sql return 1;
    grant execute on function private.ruim() to authenticated;
  `);
  const found: Record<string, string[]> = {};
  for (const [rule, sql] of Object.entries(LINTS)) found[rule] = await culprits(admin, sql);
  await admin.query('rollback');

  expect(found).toEqual({
    'a table without row level security': ['ruim'],
    'a rule of a policy without auth.uid(), or calling it for every row': [
      'ruim: aberta',
      'ruim: meia',
    ],
    'a policy for anyone but signed-in people': ['ruim: aberta'],
    'a foreign key without an index that begins with its columns': ['ruim.ruim_dono_fkey'],
    'a definer function without an empty search_path': ['ruim()'],
    'a function that visitors may call': ['ruim()'],
    'an internal function that clients may call': ['private.ruim()'],
    'a text or JSON column that takes any length': ['ruim.texto'],
    'a table or column without a comment': ['ruim.(tabela)', 'ruim.dono', 'ruim.texto'],
  });
});
