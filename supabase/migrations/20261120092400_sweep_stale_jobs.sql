-- A function that dies leaves its row at 'processando'. The next submit takes it over; this sweep
-- closes the ones nobody comes back to, and gives back what an image that never came had cost.

create function private.sweep_stale_jobs() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_table text;
  v_job uuid;
  v_total integer := 0;
begin
  foreach v_table in array array[
    'analises_usuario', 'geracoes_usuario', 'analises_landing_pages', 'prompt_gerados',
    'microsaas_prompts', 'ideias', 'visual_transformations'
  ] loop
    for v_job in execute format(
      $sql$
        update public.%I
        set status = 'erro',
            erro = 'O processamento demorou mais que o esperado. Tente novamente.',
            concluido_em = now()
        where status = 'processando' and solicitado_em < now() - interval '90 seconds'
        returning job_id
      $sql$,
      v_table
    ) loop
      v_total := v_total + 1;
      -- A charge carries the id of its job as request id.
      perform public.refund_credit(auth_id, request_id)
      from public.credit_transactions
      where request_id = v_job and tipo = 'uso';
    end loop;
  end loop;
  return v_total;
end;
$$;

comment on function private.sweep_stale_jobs() is
  'Encerra trabalhos parados há mais de 90 segundos e devolve quantos eram.';

revoke all on function private.sweep_stale_jobs() from public, anon, authenticated, service_role;

-- Every minute where the project has pg_cron; elsewhere the next submit does the work.
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('sweep-stale-jobs', '* * * * *', 'select private.sweep_stale_jobs()');
  end if;
end;
$$;
