-- Keeps usuarios in step with auth.users. Metadata is the user's own writing: only the name is
-- taken from it, cut to fit, so that no odd value can make a sign-up fail or grant a plan.

create function private.sync_usuario() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.usuarios (auth_id, email, nome)
  values (
    new.id,
    coalesce(new.email, ''),
    nullif(left(btrim(new.raw_user_meta_data ->> 'nome'), 120), '')
  )
  on conflict (auth_id) do update set email = excluded.email;
  return new;
end;
$$;

revoke all on function private.sync_usuario() from public, anon, authenticated, service_role;

create trigger sync_usuario
  after insert or update of email on auth.users
  for each row execute function private.sync_usuario();

-- Accounts that were there before this migration.
insert into public.usuarios (auth_id, email, nome)
select id, coalesce(email, ''), nullif(left(btrim(raw_user_meta_data ->> 'nome'), 120), '')
from auth.users
on conflict (auth_id) do nothing;
