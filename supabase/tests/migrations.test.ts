/**
 * On a hosted project `postgres` is no superuser. It owns the schema public and the realtime
 * publication, may reference and watch auth.users, and may add policies to storage.objects.
 */
import { beforeAll, expect, inject, test } from 'vitest';
import { applyMigrations, prepareDatabase } from '../local/database.ts';
import { connect, inDatabase } from './support/connection.ts';
import { as, createUser, user } from './support/database.ts';

const DATABASE = 'test_hosted';
const OWNER = 'hosted_postgres';

let url: string;

beforeAll(async () => {
  const server = await connect(inject('postgresUrl'));
  await server.query(`
    create role ${OWNER} login createrole createdb replication bypassrls password '${OWNER}'
      in role anon, authenticated, service_role`);
  await server.query(`create database ${DATABASE} owner ${OWNER}`);
  await server.end();

  url = inDatabase(inject('postgresUrl'), DATABASE);
  await prepareDatabase(url, { defaultPrivileges: 'all' });
  const admin = await connect(url);
  await admin.query(`
    grant usage on schema auth, storage, extensions to ${OWNER};
    grant select, references, trigger on auth.users to ${OWNER};
    grant all on storage.buckets to ${OWNER};
    alter table storage.buckets owner to ${OWNER};
    alter table storage.objects owner to ${OWNER};
    alter publication supabase_realtime owner to ${OWNER};
    grant all on schema supabase_migrations to ${OWNER};
    grant all on all tables in schema supabase_migrations to ${OWNER};
    alter default privileges for role ${OWNER} in schema public
      grant all on tables to anon, authenticated, service_role`);
  await admin.end();
});

test('everything applies without a superuser, and works', async () => {
  const asOwner = new URL(url);
  asOwner.username = OWNER;
  asOwner.password = OWNER;
  expect(await applyMigrations(asOwner.href)).not.toEqual([]);

  const admin = await connect(url);
  const learner = await createUser(admin, { pro: true });
  const balance = await as(admin, user(learner), (session) =>
    session.query('select credits_available from public.ensure_user_credits()'),
  );
  const visitor = await admin.query(
    `select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and has_table_privilege('anon', oid, 'select')`,
  );
  await admin.end();
  expect(balance.rows).toEqual([{ credits_available: 30 }]);
  expect(visitor.rows).toEqual([]);
});
