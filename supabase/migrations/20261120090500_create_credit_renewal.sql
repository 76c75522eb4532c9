-- One function brings a credits row in line with the plan and the month, and everything else that
-- touches credits calls it first: no nightly job, no drift between plan and balance.

create function private.sao_paulo_date(p_at timestamptz) returns date
language sql stable set search_path = ''
as $$ select (p_at at time zone 'America/Sao_Paulo')::date $$;

-- Locks the row before it reads the plan: a flip of is_pro in another transaction either comes
-- first and is seen, or comes later and corrects the row itself through its trigger.
create function private.settle_credits(p_auth_id uuid) returns public.user_credits
language plpgsql security definer set search_path = ''
as $$
declare
  v_monthly constant integer := 30;
  v_today constant date := private.sao_paulo_date(now());
  v_row public.user_credits;
  v_is_pro boolean;
begin
  insert into public.user_credits (auth_id) values (p_auth_id) on conflict do nothing;
  select * into strict v_row from public.user_credits where auth_id = p_auth_id for update;
  select is_pro into strict v_is_pro from public.usuarios where auth_id = p_auth_id;

  if not v_is_pro then
    v_row.plan_type := 'free';
    v_row.credits_available := 0;
  elsif v_row.last_reset_date is null
    or date_trunc('month', v_row.last_reset_date) < date_trunc('month', v_today) then
    v_row.plan_type := 'pro';
    v_row.credits_available := v_monthly;
    v_row.credits_used := 0;
    v_row.last_reset_date := v_today;
  elsif v_row.plan_type = 'free' then
    -- Back to PRO in a month already granted: what was left of it, never a fresh 30.
    v_row.plan_type := 'pro';
    v_row.credits_available := greatest(0, v_monthly - v_row.credits_used);
  end if;

  update public.user_credits as c
  set credits_available = v_row.credits_available,
      credits_used = v_row.credits_used,
      plan_type = v_row.plan_type,
      last_reset_date = v_row.last_reset_date
  where c.auth_id = p_auth_id and c is distinct from v_row;

  return v_row;
end;
$$;

create function private.settle_credits_on_plan_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.settle_credits(new.auth_id);
  return new;
end;
$$;

revoke all on function
  private.sao_paulo_date(timestamptz),
  private.settle_credits(uuid),
  private.settle_credits_on_plan_change()
from public, anon, authenticated, service_role;

create trigger settle_credits_on_plan_change
  after update of is_pro on public.usuarios
  for each row when (old.is_pro is distinct from new.is_pro)
  execute function private.settle_credits_on_plan_change();
