-- Five executions, one after the other. The learner only reads; opening and completing go through functions that keep the order.

create table public.user_executions (
  auth_id uuid not null references public.usuarios (auth_id) on delete cascade,
  execution_id integer not null check (execution_id between 1 and 5),
  status text not null default 'locked' check (status in ('locked', 'active', 'completed')),
  progress integer not null default 0 check (progress between 0 and 100),
  iniciada_em timestamptz,
  concluida_em timestamptz,
  primary key (auth_id, execution_id)
);

comment on table public.user_executions is 'Progresso de cada pessoa nas cinco execuções.';
comment on column public.user_executions.auth_id is 'Dono do progresso.';
comment on column public.user_executions.execution_id is 'Número da execução, de 1 a 5.';
comment on column public.user_executions.status is 'locked (bloqueada), active (ativa) ou completed (concluída).';
comment on column public.user_executions.progress is 'Percentual, de 0 a 100.';
comment on column public.user_executions.iniciada_em is 'Quando a execução foi liberada.';
comment on column public.user_executions.concluida_em is 'Quando a execução foi concluída.';

alter table public.user_executions enable row level security;
revoke all on public.user_executions from anon, authenticated, service_role;
grant select on public.user_executions to authenticated, service_role;

create policy "user_executions: lê o próprio" on public.user_executions
  for select to authenticated using (auth_id = (select auth.uid()));

create function public.initialize_user_executions() returns setof public.user_executions
language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := private.require_user();
begin
  insert into public.user_executions (auth_id, execution_id, status, iniciada_em)
  select
    v_user,
    n,
    case n when 1 then 'active' else 'locked' end,
    case n when 1 then now() end
  from generate_series(1, 5) as n
  on conflict do nothing;

  return query select * from public.user_executions where auth_id = v_user order by execution_id;
end;
$$;

comment on function public.initialize_user_executions() is
  'Cria o que falta (a primeira ativa, as outras bloqueadas) e devolve a lista em ordem.';

create function public.complete_execution(p_execution_id integer) returns setof public.user_executions
language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := private.require_user();
  v_status text;
begin
  perform public.initialize_user_executions();

  -- Of two clicks at once the second waits here, finds it completed and changes nothing.
  update public.user_executions
  set status = 'completed', progress = 100, concluida_em = now()
  where auth_id = v_user and execution_id = p_execution_id and status = 'active';

  if found then
    update public.user_executions
    set status = 'active', iniciada_em = now()
    where auth_id = v_user and execution_id = p_execution_id + 1 and status = 'locked';
  else
    select status into v_status from public.user_executions
    where auth_id = v_user and execution_id = p_execution_id;

    if v_status is null then
      raise exception using
        errcode = 'PT404', message = 'Execução não encontrada.', hint = 'execution_not_found';
    elsif v_status = 'locked' then
      raise exception using
        errcode = 'PT409',
        message = 'Complete a execução anterior para desbloquear',
        hint = 'execution_locked';
    end if;
  end if;

  return query select * from public.user_executions where auth_id = v_user order by execution_id;
end;
$$;

comment on function public.complete_execution(integer) is
  'Conclui a execução ativa e libera a próxima; repetir não muda nada. Erros: PT404 execution_not_found, PT409 execution_locked.';

revoke all on function public.initialize_user_executions(), public.complete_execution(integer)
from public, anon, authenticated, service_role;
grant execute on function public.initialize_user_executions(), public.complete_execution(integer) to authenticated;
