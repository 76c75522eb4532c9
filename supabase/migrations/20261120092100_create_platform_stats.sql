-- The figures on Home. The operator adds a row when they change; the newest one counts.

create table public.platform_stats (
  id bigint generated always as identity primary key,
  prompts integer not null check (prompts >= 0),
  analises integer not null check (analises >= 0),
  saas integer not null check (saas >= 0),
  created_at timestamptz not null default now()
);

comment on table public.platform_stats is 'Números da plataforma; vale a linha mais nova.';
comment on column public.platform_stats.id is 'Identificador da linha.';
comment on column public.platform_stats.prompts is 'Prompts gerados.';
comment on column public.platform_stats.analises is 'Análises feitas.';
comment on column public.platform_stats.saas is 'MicroSaaS criados.';
comment on column public.platform_stats.created_at is 'Desde quando vale.';

create index platform_stats_recente_idx on public.platform_stats (created_at desc);

alter table public.platform_stats enable row level security;
revoke all on public.platform_stats from anon, authenticated, service_role;
grant select on public.platform_stats to authenticated, service_role;

create policy "platform_stats: qualquer pessoa com login lê" on public.platform_stats
  for select to authenticated using ((select auth.uid()) is not null);

insert into public.platform_stats (prompts, analises, saas) values (601, 685, 230);
