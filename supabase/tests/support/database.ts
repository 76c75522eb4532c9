import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { connect, inDatabase } from './connection.ts';
import type { StartingState } from './global-setup.ts';

export type Queryable = Pick<pg.Client, 'query'>;

export type TestDatabase = {
  url: string;
  /** The superuser: for what the operator or the platform does. */
  admin: pg.Client;
  close: () => Promise<void>;
};

/** A fresh copy of the migrated database, of this test file's own. */
export async function openDatabase(state: StartingState = 'all'): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = await connect(serverUrl);
  await server.query(`create database ${name} template template_${state}`);
  await server.end();
  const url = inDatabase(serverUrl, name);
  const admin = await connect(url);
  return { url, admin, close: () => admin.end() };
}

/** An account as the sign-in service makes it; the operator's flip follows for PRO. */
export async function createUser(
  admin: Queryable,
  { pro = false, email = `${randomUUID()}@exemplo.com.br`, metadata = {} } = {},
): Promise<string> {
  const id = randomUUID();
  await admin.query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id,
    email,
    metadata,
  ]);
  if (pro) await setPlan(admin, id, true);
  return id;
}

export async function setPlan(admin: Queryable, id: string, isPro: boolean): Promise<void> {
  await admin.query('update public.usuarios set is_pro = $2 where auth_id = $1', [id, isPro]);
}

export type Caller = { role: 'anon' | 'authenticated' | 'service_role'; id?: string };

export const anon: Caller = { role: 'anon' };
export const service: Caller = { role: 'service_role' };
export const user = (id: string): Caller => ({ role: 'authenticated', id });

/** Runs a transaction as the API would: the role switched, the token's claims set. */
export async function as<T>(
  client: Queryable,
  { role, id }: Caller,
  work: (client: Queryable) => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    await client.query(
      `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
        set_config('request.jwt.claims', $3, true)`,
      [role, id ?? '', JSON.stringify({ role, sub: id })],
    );
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** One statement as `caller`. */
export function run<Row extends pg.QueryResultRow>(
  client: Queryable,
  caller: Caller,
  sql: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  return as(client, caller, (session) => session.query<Row>(sql, values));
}
