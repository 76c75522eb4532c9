-- Landing-page prompt generator: the form as it was sent and the prompt that came out of it.

create table public.prompt_gerados (
  id uuid primary key default gen_random_uuid(),
  auth_id uuid not null references public.usuarios (auth_id) on delete cascade,
  data_criacao timestamptz not null default now(),
  formulario jsonb not null
    check (jsonb_typeof(formulario) = 'object' and octet_length(formulario::text) <= 50000),
  prompt_texto text check (char_length(prompt_texto) <= 50000),
  like private.ai_job including all
);

comment on table public.prompt_gerados is 'Prompts de landing page gerados.';
comment on column public.prompt_gerados.id is 'Identificador do prompt.';
comment on column public.prompt_gerados.auth_id is 'Quem pediu.';
comment on column public.prompt_gerados.data_criacao is 'Quando foi pedido.';
comment on column public.prompt_gerados.formulario is 'Formulário enviado.';
comment on column public.prompt_gerados.prompt_texto is 'Prompt pronto para copiar.';

create index prompt_gerados_dono_idx on public.prompt_gerados (auth_id, data_criacao desc);

alter table public.prompt_gerados enable row level security;
revoke all on public.prompt_gerados from anon, authenticated, service_role;
grant select on public.prompt_gerados to authenticated;
grant select, insert, update on public.prompt_gerados to service_role;

create policy "prompt_gerados: lê o próprio" on public.prompt_gerados
  for select to authenticated using (auth_id = (select auth.uid()));
