/** Privileges as the catalog holds them, on a project that granted everything and on one that granted nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FUNCTIONS, TABLES } from './support/access.ts';
import { openDatabase, type TestDatabase } from './support/database.ts';

const COLUMN_VERBS = ['select', 'insert', 'update'];
const TABLE_VERBS = ['delete', 'truncate', 'references', 'trigger', 'maintain'];

/** role → table → what it may do there, as `verb` or `verb(column)`, sorted. */
async function privileges({ admin }: TestDatabase, schema: string) {
  const { rows } = await admin.query<{ role: string; relation: string; held: string[] }>(
    `select role, c.relname as relation, array(
        select format('%s(%s)', verb, attname) from unnest($2::text[]) verb, pg_attribute a
        where a.attrelid = c.oid and attnum > 0 and not attisdropped
          and has_column_privilege(role, c.oid, attnum, verb)
        union all
        select verb from unnest($3::text[]) verb where has_table_privilege(role, c.oid, verb)
        order by 1
      ) as held
    from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) role
    where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`,
    [schema, COLUMN_VERBS, TABLE_VERBS],
  );
  const held = (role: string) =>
    Object.fromEntries(
      rows.filter((row) => row.role === role).map((row) => [row.relation, row.held]),
    );
  return {
    anon: held('anon'),
    authenticated: held('authenticated'),
    service_role: held('service_role'),
  };
}

async function columnsOf({ admin }: TestDatabase, table: string): Promise<string[]> {
  const { rows } = await admin.query<{ column_name: string }>(
    `select column_name from information_schema.columns
    where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map((row) => row.column_name);
}

const spell = (verb: string, columns: string[]) => columns.map((column) => `${verb}(${column})`);

describe.each(['all', 'none'] as const)('default privileges granted: %s', (state) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(state);
  });
  afterAll(() => database.close());

  test('every table gives each role exactly what is listed', async () => {
    const expected = { anon: {}, authenticated: {}, service_role: {} } as Record<
      string,
      Record<string, string[]>
    >;
    for (const [table, access] of Object.entries(TABLES)) {
      const columns = await columnsOf(database, table);
      const forService = access.service.flatMap((verb) =>
        verb === 'delete' ? ['delete'] : spell(verb, columns),
      );
      Object.assign(expected.anon ?? {}, { [table]: [] });
      Object.assign(expected.authenticated ?? {}, {
        [table]: [
          ...spell('select', columns),
          ...spell('insert', access.insert),
          ...spell('update', access.update),
          ...(access.delete ? ['delete'] : []),
        ].sort(),
      });
      Object.assign(expected.service_role ?? {}, { [table]: forService.sort() });
    }
    expect(await privileges(database, 'public')).toEqual(expected);
  });

  test('nothing in the schema private is open to anyone', async () => {
    const { rows } = await database.admin.query<{ role: string }>(
      `select role from unnest(array['anon', 'authenticated', 'service_role']) role
      where has_schema_privilege(role, 'private', 'usage, create')`,
    );
    expect(rows).toEqual([]);
    const held = Object.values(await privileges(database, 'private')).flatMap(Object.values);
    expect(held.length).toBeGreaterThan(0);
    expect(held.flat()).toEqual([]);
  });

  test('every function is open to exactly the roles listed', async () => {
    const { rows } = await database.admin.query<{ name: string; roles: string[] }>(
      `select proname as name, array(
          select role from unnest(array['anon', 'authenticated', 'service_role']) role
          where has_function_privilege(role, p.oid, 'execute') order by 1
        ) as roles
      from pg_proc p where pronamespace = 'public'::regnamespace`,
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.roles]))).toEqual(FUNCTIONS);
  });

  test('sequences are out of reach, and nobody can create in public', async () => {
    const { rows } = await database.admin.query(
      `select role, relname from pg_class c,
        unnest(array['anon', 'authenticated', 'service_role']) role
      where relkind = 'S' and relnamespace = 'public'::regnamespace
        and has_sequence_privilege(role, c.oid, 'usage, select, update')
      union all
      select role, 'public' from unnest(array['anon', 'authenticated', 'service_role']) role
      where has_schema_privilege(role, 'public', 'create')`,
    );
    expect(rows).toEqual([]);
  });

  test('what a later migration forgets to lock is closed all the same', async () => {
    const { admin } = database;
    await admin.query('create table public.esquecida (id bigserial)');
    await admin.query('create function public.esquecida() returns int language sql return 1');
    const { rows } = await admin.query(
      `select role from unnest(array['anon', 'authenticated']) role
      where has_table_privilege(role, 'public.esquecida', 'select, insert, update, delete')
        or has_sequence_privilege(role, 'public.esquecida_id_seq', 'usage')
        or has_function_privilege(role, 'public.esquecida()', 'execute')`,
    );
    await admin.query('drop table public.esquecida; drop function public.esquecida()');
    expect(rows).toEqual([]);
  });
});
