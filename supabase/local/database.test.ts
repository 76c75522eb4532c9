import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations, applySeed, prepareDatabase } from './database.ts';
import { type PostgresServer, startThrowawayPostgres } from './postgres.ts';

let server: PostgresServer;
let client: pg.Client;
let dir: string;

beforeAll(async () => {
  server = await startThrowawayPostgres();
  await prepareDatabase(server.url, { defaultPrivileges: 'all' });
  client = new pg.Client(server.url);
  await client.connect();
  dir = await mkdtemp(join(tmpdir(), 'missao-migracoes-'));
  await writeFile(join(dir, '20260101000000_create_a.sql'), 'create table public.a (id int);');
});

afterAll(async () => {
  await client.end();
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

test('preparing twice changes nothing', async () => {
  await prepareDatabase(server.url, { defaultPrivileges: 'all' });
});

test('applies each migration once and records it as the Supabase CLI does', async () => {
  expect(await applyMigrations(server.url, { dir })).toEqual(['20260101000000_create_a.sql']);
  expect(await applyMigrations(server.url, { dir })).toEqual([]);
  const { rows } = await client.query(
    'select version, name from supabase_migrations.schema_migrations',
  );
  expect(rows).toEqual([{ version: '20260101000000', name: 'create_a' }]);
});

test('new tables are granted to the API roles, as on a hosted project', async () => {
  const { rows } = await client.query("select has_table_privilege('anon', 'public.a', 'select')");
  expect(rows[0]).toEqual({ has_table_privilege: true });
});

test('a broken migration names file and line and leaves nothing behind', async () => {
  const file = '20260101000001_break.sql';
  await writeFile(join(dir, file), 'create table public.half (id int);\n\nselect oops;');
  await expect(applyMigrations(server.url, { dir })).rejects.toThrow(
    `O SQL de ${file}, linha 3 falhou: column "oops" does not exist`,
  );
  const { rows } = await client.query("select to_regclass('public.half') as half");
  expect(rows[0]).toEqual({ half: null });
  await rm(join(dir, file));
});

test('a migration edited after it was applied is refused', async () => {
  await writeFile(join(dir, '20260101000000_create_a.sql'), 'create table public.a (id bigint);');
  await expect(applyMigrations(server.url, { dir })).rejects.toThrow('mudou depois de aplicada');
});

test('a badly named migration is refused', async () => {
  await writeFile(join(dir, 'tabela.sql'), 'select 1;');
  await expect(applyMigrations(server.url, { dir })).rejects.toThrow('tabela.sql');
  await rm(join(dir, 'tabela.sql'));
});

test('the seed runs once', async () => {
  const file = join(dir, 'seed.sql');
  await writeFile(file, 'insert into public.a values (1);');
  expect(await applySeed(server.url, { file })).toBe(true);
  expect(await applySeed(server.url, { file })).toBe(false);
  const { rows } = await client.query('select count(*)::int as n from public.a');
  expect(rows[0]).toEqual({ n: 1 });
});
