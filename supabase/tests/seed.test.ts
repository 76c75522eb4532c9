import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('none');
  const seed = await readFile(new URL('../seed.sql', import.meta.url), 'utf8');
  // Twice: the second run must neither fail nor double anything.
  await database.admin.query(seed);
  await database.admin.query(seed);
});
afterAll(() => database.close());

test('two accounts, one on each plan, open with their documents', async () => {
  const { rows } = await database.admin.query(
    `select u.email, is_pro, mostrar_botao_wpp, coalesce(credits_available, 0) as credits,
      encrypted_password = extensions.crypt(password, encrypted_password) as opens,
      confirmed_at is not null as confirmed,
      (select count(*)::int from auth.identities where user_id = a.id) as identities
    from (values ('gratis@demo.com.br', '52998224725'), ('pro@demo.com.br', '11144477735'))
        as demo (email, password)
      join auth.users a using (email)
      join public.usuarios u on u.auth_id = a.id
      left join public.user_credits c on c.auth_id = a.id
    order by u.email`,
  );
  const account = { opens: true, confirmed: true, identities: 1 };
  expect(rows).toEqual([
    {
      ...account,
      email: 'gratis@demo.com.br',
      is_pro: false,
      mostrar_botao_wpp: false,
      credits: 0,
    },
    { ...account, email: 'pro@demo.com.br', is_pro: true, mostrar_botao_wpp: true, credits: 30 },
  ]);
});

test('the board has cards in every column, and subtasks', async () => {
  const { rows } = await database.admin.query(
    `select status, count(distinct t.id)::int as cards, count(s.id)::int as items
    from public.tarefas t left join public.subtarefas s on s.tarefa_id = t.id
    group by status order by status`,
  );
  expect(rows).toEqual([
    { status: 'a_fazer', cards: 2, items: 5 },
    { status: 'fazendo', cards: 1, items: 4 },
    { status: 'pronto', cards: 2, items: 3 },
  ]);
});

test('Home has its figures from the migrations, with or without the seed', async () => {
  const { rows } = await database.admin.query(
    'select prompts, analises, saas from public.platform_stats',
  );
  expect(rows).toEqual([{ prompts: 601, analises: 685, saas: 230 }]);
});
