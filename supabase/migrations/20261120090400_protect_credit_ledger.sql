-- A ledger that can be edited proves nothing. Nobody changes it, whatever their role; lines go
-- only together with the account they belong to (by then the profile is gone already).

create function private.refuse_ledger_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from public.usuarios where auth_id = old.auth_id) then
      return old;
    end if;
  end if;
  raise exception using
    errcode = 'PT409',
    message = 'O extrato de créditos não pode ser alterado.',
    hint = 'ledger_append_only';
end;
$$;

revoke all on function private.refuse_ledger_change() from public, anon, authenticated, service_role;

create trigger refuse_ledger_change
  before update or delete on public.credit_transactions
  for each row execute function private.refuse_ledger_change();

create trigger refuse_ledger_truncate
  before truncate on public.credit_transactions
  for each statement execute function private.refuse_ledger_change();
