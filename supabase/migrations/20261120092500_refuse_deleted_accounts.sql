-- A token outlives its account by up to an hour. Whoever has no profile is nobody: the RPCs answer
-- 401, as for a visitor, and the browser goes back to the sign-in instead of failing on every page.

create or replace function private.require_user() returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  v_user uuid;
begin
  select auth_id into v_user from public.usuarios where auth_id = auth.uid();
  if v_user is null then
    raise exception using
      errcode = 'PT401', message = 'Usuário não autenticado', hint = 'not_authenticated';
  end if;
  return v_user;
end;
$$;
