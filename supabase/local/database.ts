/**
 * Brings an empty Postgres to the state of a fresh hosted Supabase project, then applies ours.
 *
 *   prepareDatabase(url, { defaultPrivileges }) roles, schemas auth/storage/extensions, empty publication
 *                                               'all': tables are granted to the API roles as they appear
 *                                               'none': nothing is, as projects may choose on hosted
 *   applyMigrations(url, { dir? })              → names of the files applied now; throws Problem
 *   applySeed(url, { file? })                   → false if the seed was applied before
 *
 * A fresh hosted project already has the publication `supabase_realtime`, empty: a migration must
 * cope with both. Extensions live in the schema `extensions` (pgcrypto is there, for the seed).
 */
import { readdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite';
import pg from 'pg';
import { Problem } from './problem.ts';
import { DEFAULT_PRIVILEGES, PROJECT, ROLES, TRACKING } from './project-sql.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const SEED = fileURLToPath(new URL('../seed.sql', import.meta.url));

export type PrepareOptions = {
  defaultPrivileges: 'all' | 'none';
};

/** Harmless when repeated: what is there stays as it is. */
export async function prepareDatabase(url: string, options: PrepareOptions): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(ROLES);
    await client.query(getAuthSchemaSql(false));
    await client.query(getStorageSchemaSql(false));
    await client.query(PROJECT);
    await client.query(TRACKING);
    if (options.defaultPrivileges === 'all') await client.query(DEFAULT_PRIVILEGES);
  });
}

/** Applies what is missing, oldest first, each file in a transaction, recorded as the Supabase CLI does. */
export async function applyMigrations(url: string, { dir = MIGRATIONS } = {}): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string; statements: string[] | null }>(
      'select version, statements from supabase_migrations.schema_migrations',
    );
    const done = new Map(rows.map((row) => [row.version, row.statements?.[0]]));
    const applied: string[] = [];
    for (const file of await migrationFiles(dir)) {
      const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      const sql = await readFile(join(dir, file), 'utf8');
      if (done.has(version)) {
        if (done.get(version) !== sql) throw changedAfterwards(file);
        continue;
      }
      await inTransaction(client, file, sql, () =>
        client.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        ),
      );
      applied.push(file);
    }
    return applied;
  });
}

export async function applySeed(url: string, { file = SEED } = {}): Promise<boolean> {
  if (!existsSync(file)) return false;
  return withClient(url, async (client) => {
    const path = basename(file);
    const seeded = await client.query(
      'select 1 from supabase_migrations.seed_files where path = $1',
      [path],
    );
    if (seeded.rowCount) return false;
    await inTransaction(client, path, await readFile(file, 'utf8'), () =>
      client.query('insert into supabase_migrations.seed_files (path) values ($1)', [path]),
    );
    return true;
  });
}

async function migrationFiles(dir: string): Promise<string[]> {
  const files = (await readdir(dir)).filter((file) => file.endsWith('.sql')).sort();
  const misnamed = files.find((file) => !/^\d{14}_.+\.sql$/.test(file));
  if (misnamed) {
    throw new Problem(
      `A migração ${misnamed} precisa de um nome como 20260131093000_cria_tabela.sql.`,
    );
  }
  return files;
}

async function inTransaction(
  client: pg.Client,
  file: string,
  sql: string,
  record: () => Promise<unknown>,
) {
  await client.query('begin');
  try {
    await client.query(sql);
    await record();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error instanceof pg.DatabaseError ? broken(file, sql, error) : error;
  } finally {
    // A file may change the session (search_path, role); the next one starts clean.
    await client.query('discard all');
  }
}

function broken(file: string, sql: string, error: pg.DatabaseError): Problem {
  const line = error.position ? sql.slice(0, Number(error.position)).split('\n').length : null;
  const place = line ? `${file}, linha ${line}` : file;
  return new Problem(`O SQL de ${place} falhou: ${error.message}. Corrija o arquivo e repita.`);
}

function changedAfterwards(file: string): Problem {
  return new Problem(
    `A migração ${file} mudou depois de aplicada. Crie uma nova, ou recomece os dados com npm start -- --reset.`,
  );
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
