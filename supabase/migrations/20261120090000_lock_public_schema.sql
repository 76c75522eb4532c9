-- A hosted project may grant everything on new objects to the browser's roles, or nothing.
-- Start from nothing in both cases, so that every later grant is one that somebody wrote down.

grant usage on schema public to anon, authenticated, service_role;
revoke create on schema public from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PUBLIC may execute new functions by a default that no schema can override: it goes globally.
alter default privileges revoke execute on functions from public;

-- Triggers, helpers and bookkeeping live out of the API's sight.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
comment on schema private is 'Rotinas internas: fora da API, sem acesso de clientes.';
