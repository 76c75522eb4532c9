/** Role × table × verb × forged owner, tried for real on rows of two people. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TABLES } from './support/access.ts';
import {
  anon,
  as,
  createUser,
  openDatabase,
  type Queryable,
  run,
  service,
  type TestDatabase,
  user,
} from './support/database.ts';
import { insertRow, insertSamples, sampleOf } from './support/samples.ts';

const DENIED = '42501';

describe.each(['all', 'none'] as const)('default privileges granted: %s', (state) => {
  let database: TestDatabase;
  let owner: string;
  let other: string;

  beforeAll(async () => {
    database = await openDatabase(state);
    owner = await createUser(database.admin);
    other = await createUser(database.admin);
    await insertSamples(database.admin, owner);
    await insertSamples(database.admin, other);
  });
  afterAll(() => database.close());

  test('the list is the catalog', async () => {
    const { rows } = await database.admin.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public'`,
    );
    expect(rows.map((row) => row.tablename).sort()).toEqual(Object.keys(TABLES).sort());
  });

  describe.each(Object.entries(TABLES))('%s', (table, access) => {
    const column = access.owner;
    const ofOwner = column ? `where ${column} = $1` : 'where $1::uuid is not null';
    const touched = access.update[0] ?? column ?? 'prompts';
    const updateOwners = `update public.${table} set ${touched} = ${touched} ${ofOwner}`;
    const deleteOwners = `delete from public.${table} ${ofOwner}`;

    /** Rolled back, so that every attempt meets the same rows. */
    const attempt = (client: Queryable, sql: string, values: unknown[]) =>
      client.query('savepoint attempt').then(async () => {
        const { rowCount } = await client.query(sql, values);
        await client.query('rollback to savepoint attempt');
        return rowCount;
      });

    test('a visitor reaches nothing', async () => {
      const statements = [`select from public.${table} ${ofOwner}`, updateOwners, deleteOwners];
      for (const sql of statements) {
        await expect(run(database.admin, anon, sql, [owner])).rejects.toMatchObject({
          code: DENIED,
        });
      }
      await expect(
        as(database.admin, anon, (session) => insertRow(session, table, sampleOf(table, owner))),
      ).rejects.toMatchObject({ code: DENIED });
    });

    test('a signed-in person reads their own rows and no others', async () => {
      const owners = async (caller: string) => {
        const sql = `select ${column ?? 'null'}::uuid as owner from public.${table}`;
        const { rows } = await run<{ owner: string | null }>(database.admin, user(caller), sql);
        return new Set(rows.map((row) => row.owner));
      };
      expect(await owners(owner)).toEqual(new Set([column && owner]));
      expect(await owners(other)).toEqual(new Set([column && other]));
      if (column) expect(await owners(randomUUID())).toEqual(new Set());
    });

    test('a token without a person reads nothing', async () => {
      const { rowCount } = await run(
        database.admin,
        { role: 'authenticated' },
        `select from public.${table}`,
      );
      expect(rowCount).toBe(0);
    });

    test.each([
      ['update', access.update.length > 0, updateOwners],
      ['delete', access.delete, deleteOwners],
    ])('%s touches own rows at most', async (_, allowed, sql) => {
      const tryAs = (id: string) =>
        as(database.admin, user(id), (session) => attempt(session, sql, [owner]));
      if (allowed) {
        expect(await tryAs(owner)).toBe(1);
        expect(await tryAs(other)).toBe(0);
      } else {
        await expect(tryAs(owner)).rejects.toMatchObject({ code: DENIED });
        await expect(tryAs(other)).rejects.toMatchObject({ code: DENIED });
      }
    });

    test('nobody writes in the name of another', async () => {
      const forged = sampleOf(table, owner);
      await expect(
        as(database.admin, user(other), (session) => insertRow(session, table, forged)),
      ).rejects.toMatchObject({ code: DENIED });
    });

    test('the service reads every row', async () => {
      const sql = `select count(*)::int as total from public.${table}`;
      const all = await database.admin.query<{ total: number }>(sql);
      const seen = await run<{ total: number }>(database.admin, service, sql);
      expect(seen.rows).toEqual(all.rows);
      expect(all.rows[0]?.total).toBeGreaterThan(0);
    });
  });
});
