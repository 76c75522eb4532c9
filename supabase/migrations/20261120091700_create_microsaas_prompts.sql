-- MicroSaaS prompt generator: the form as it was sent and the prompt that came out of it.

create table public.microsaas_prompts (
  id uuid primary key default gen_random_uuid(),
  auth_id uuid not null references public.usuarios (auth_id) on delete cascade,
  created_at timestamptz not null default now(),
  formulario jsonb not null
    check (jsonb_typeof(formulario) = 'object' and octet_length(formulario::text) <= 50000),
  prompt_gerado text check (char_length(prompt_gerado) <= 50000),
  like private.ai_job including all
);

comment on table public.microsaas_prompts is 'Prompts de MicroSaaS gerados.';
comment on column public.microsaas_prompts.id is 'Identificador do prompt.';
comment on column public.microsaas_prompts.auth_id is 'Quem pediu.';
comment on column public.microsaas_prompts.created_at is 'Quando foi pedido.';
comment on column public.microsaas_prompts.formulario is 'Formulário enviado.';
comment on column public.microsaas_prompts.prompt_gerado is 'Prompt pronto para copiar.';

create index microsaas_prompts_dono_idx on public.microsaas_prompts (auth_id, created_at desc);

alter table public.microsaas_prompts enable row level security;
revoke all on public.microsaas_prompts from anon, authenticated, service_role;
grant select on public.microsaas_prompts to authenticated;
grant select, insert, update on public.microsaas_prompts to service_role;

create policy "microsaas_prompts: lê o próprio" on public.microsaas_prompts
  for select to authenticated using (auth_id = (select auth.uid()));
