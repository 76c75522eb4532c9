-- Seven missions, one after the other. The learner only reads; opening and completing go through functions that keep the order.

create table public.user_missions (
  auth_id uuid not null references public.usuarios (auth_id) on delete cascade,
  mission_id integer not null check (mission_id between 1 and 7),
  status text not null default 'locked' check (status in ('locked', 'active', 'completed')),
  progress integer not null default 0 check (progress between 0 and 100),
  iniciada_em timestamptz,
  concluida_em timestamptz,
  primary key (auth_id, mission_id)
);

comment on table public.user_missions is 'Progresso de cada pessoa nas sete missões.';
comment on column public.user_missions.auth_id is 'Dono do progresso.';
comment on column public.user_missions.mission_id is 'Número da missão, de 1 a 7.';
comment on column public.user_missions.status is 'locked (bloqueada), active (ativa) ou completed (concluída).';
comment on column public.user_missions.progress is 'Percentual, de 0 a 100.';
comment on column public.user_missions.iniciada_em is 'Quando a missão foi liberada.';
comment on column public.user_missions.concluida_em is 'Quando a missão foi concluída.';

alter table public.user_missions enable row level security;
revoke all on public.user_missions from anon, authenticated, service_role;
grant select on public.user_missions to authenticated, service_role;

create policy "user_missions: lê o próprio" on public.user_missions
  for select to authenticated using (auth_id = (select auth.uid()));

create function public.initialize_user_missions() returns setof public.user_missions
language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := private.require_user();
begin
  insert into public.user_missions (auth_id, mission_id, status, iniciada_em)
  select
    v_user,
    n,
    case n when 1 then 'active' else 'locked' end,
    case n when 1 then now() end
  from generate_series(1, 7) as n
  on conflict do nothing;

  return query select * from public.user_missions where auth_id = v_user order by mission_id;
end;
$$;

comment on function public.initialize_user_missions() is
  'Cria o que falta (a primeira ativa, as outras bloqueadas) e devolve a lista em ordem.';

create function public.complete_mission(p_mission_id integer) returns setof public.user_missions
language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := private.require_user();
  v_status text;
begin
  perform public.initialize_user_missions();

  -- Of two clicks at once the second waits here, finds it completed and changes nothing.
  update public.user_missions
  set status = 'completed', progress = 100, concluida_em = now()
  where auth_id = v_user and mission_id = p_mission_id and status = 'active';

  if found then
    update public.user_missions
    set status = 'active', iniciada_em = now()
    where auth_id = v_user and mission_id = p_mission_id + 1 and status = 'locked';
  else
    select status into v_status from public.user_missions
    where auth_id = v_user and mission_id = p_mission_id;

    if v_status is null then
      raise exception using
        errcode = 'PT404', message = 'Missão não encontrada.', hint = 'mission_not_found';
    elsif v_status = 'locked' then
      raise exception using
        errcode = 'PT409',
        message = 'Complete a missão anterior para desbloquear',
        hint = 'mission_locked';
    end if;
  end if;

  return query select * from public.user_missions where auth_id = v_user order by mission_id;
end;
$$;

comment on function public.complete_mission(integer) is
  'Conclui a missão ativa e libera a próxima; repetir não muda nada. Erros: PT404 mission_not_found, PT409 mission_locked.';

revoke all on function public.initialize_user_missions(), public.complete_mission(integer)
from public, anon, authenticated, service_role;
grant execute on function public.initialize_user_missions(), public.complete_mission(integer) to authenticated;
