-- Holds back whoever calls an edge function too often. Functions run in many processes, so the
-- count lives here: one row per person and bucket, a window that opens with its first call.

create table private.rate_limits (
  auth_id uuid not null references public.usuarios (auth_id) on delete cascade,
  bucket text not null check (char_length(bucket) between 1 and 60),
  janela_inicio timestamptz not null,
  chamadas integer not null check (chamadas > 0),
  primary key (auth_id, bucket)
);

comment on table private.rate_limits is 'Quantas chamadas cada pessoa fez na janela atual.';
comment on column private.rate_limits.auth_id is 'Quem chamou.';
comment on column private.rate_limits.bucket is 'O que é limitado, por exemplo submit-analysis.';
comment on column private.rate_limits.janela_inicio is 'Primeira chamada da janela.';
comment on column private.rate_limits.chamadas is 'Chamadas aceitas ou recusadas na janela.';

alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from anon, authenticated, service_role;

create function public.consume_rate_limit(
  p_auth_id uuid, p_bucket text, p_limit integer, p_window_seconds integer
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_now constant timestamptz := clock_timestamp();
  v_window constant interval := make_interval(secs => p_window_seconds);
  v_row private.rate_limits;
begin
  if p_limit is null or p_limit < 1 or p_window_seconds is null or p_window_seconds < 1 then
    raise exception using
      errcode = 'PT400', message = 'Limite inválido.', hint = 'invalid_rate_limit';
  end if;

  insert into private.rate_limits as r (auth_id, bucket, janela_inicio, chamadas)
  values (p_auth_id, p_bucket, v_now, 1)
  on conflict (auth_id, bucket) do update
  set janela_inicio = case when r.janela_inicio + v_window <= v_now then v_now else r.janela_inicio end,
      -- Capped, so that knocking on the door all day never overflows.
      chamadas = case when r.janela_inicio + v_window <= v_now then 1
                      else least(r.chamadas, p_limit) + 1 end
  returning * into v_row;

  if v_row.chamadas <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_row.janela_inicio + v_window - v_now)))::integer;
end;
$$;

comment on function public.consume_rate_limit(uuid, text, integer, integer) is
  'Conta uma chamada e devolve quantos segundos esperar: 0 se está liberada.';

revoke all on function public.consume_rate_limit(uuid, text, integer, integer)
from public, anon, authenticated, service_role;
grant execute on function public.consume_rate_limit(uuid, text, integer, integer) to service_role;
