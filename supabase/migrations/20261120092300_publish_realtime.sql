-- What open browsers follow. Inserts and updates only: a delete event carries no owner, so row
-- level security could not filter it. A hosted project has the publication already.

do $$
declare
  v_table text;
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  alter publication supabase_realtime set (publish = 'insert, update');

  foreach v_table in array array[
    'usuarios', 'user_credits', 'user_missions', 'user_executions', 'tarefas', 'subtarefas',
    'analises_usuario', 'geracoes_usuario', 'analises_landing_pages', 'prompt_gerados',
    'microsaas_prompts', 'ideias', 'visual_transformations', 'chat_agente_pro'
  ] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = v_table
    ) then
      execute format('alter publication supabase_realtime add table public.%I', v_table);
    end if;
  end loop;
end;
$$;
