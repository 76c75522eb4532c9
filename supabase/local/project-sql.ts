/** What a hosted project has before the first migration, as far as this product leans on it. */

export const ROLES = `
do $$
declare
  wanted constant jsonb := '{
    "anon": "nologin noinherit",
    "authenticated": "nologin noinherit",
    "service_role": "nologin noinherit bypassrls",
    "authenticator": "login noinherit password ''postgres''"
  }';
  name text;
begin
  for name in select jsonb_object_keys(wanted) loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I %s', name, wanted ->> name);
    end if;
  end loop;
end $$;
grant anon, authenticated, service_role to authenticator;
`;

/** After the auth and storage tables: grants, helper functions, extensions, publication. */
export const PROJECT = `
create schema if not exists extensions;
create extension if not exists pgcrypto schema extensions;
do $$ begin
  execute format('alter database %I set search_path = "$user", public, extensions', current_database());
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant execute on all functions in schema auth, storage, extensions to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
`;

export const DEFAULT_PRIVILEGES = ['tables', 'sequences', 'functions']
  .map(
    (kind) =>
      `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n');

/** The same tables that `supabase db push` keeps. */
export const TRACKING = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text);
`;
