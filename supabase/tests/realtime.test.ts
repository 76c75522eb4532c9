import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from './support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('all');
});
afterAll(() => database.close());

test('inserts and updates are published, deletes are not', async () => {
  const { rows } = await database.admin.query(
    `select pubinsert, pubupdate, pubdelete, pubtruncate, puballtables
    from pg_publication where pubname = 'supabase_realtime'`,
  );
  expect(rows).toEqual([
    { pubinsert: true, pubupdate: true, pubdelete: false, pubtruncate: false, puballtables: false },
  ]);
});

test('exactly the tables that browsers follow are published', async () => {
  const { rows } = await database.admin.query<{ table: string }>(
    `select format('%s.%s', schemaname, tablename) as table from pg_publication_tables
    where pubname = 'supabase_realtime' order by 1`,
  );
  expect(rows.map((row) => row.table)).toEqual(
    [
      ...['analises_landing_pages', 'analises_usuario', 'chat_agente_pro', 'geracoes_usuario'],
      ...['ideias', 'microsaas_prompts', 'prompt_gerados', 'subtarefas', 'tarefas'],
      ...['user_credits', 'user_executions', 'user_missions', 'usuarios', 'visual_transformations'],
    ].map((table) => `public.${table}`),
  );
});
