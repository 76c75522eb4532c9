-- Landing-page spy: a history, of which the screen shows the newest.

create table public.analises_landing_pages (
  id uuid primary key default gen_random_uuid(),
  auth_id uuid not null references public.usuarios (auth_id) on delete cascade,
  data_criacao timestamptz not null default now(),
  url text not null check (char_length(url) between 1 and 2048),
  texto text check (char_length(texto) between 1 and 100000),
  pontuacao_final integer check (pontuacao_final between 0 and 100),
  headline_insights jsonb check (octet_length(headline_insights::text) <= 20000),
  copy_insights jsonb check (octet_length(copy_insights::text) <= 20000),
  cta_insights jsonb check (octet_length(cta_insights::text) <= 20000),
  design_insights jsonb check (octet_length(design_insights::text) <= 20000),
  prova_social_insights jsonb check (octet_length(prova_social_insights::text) <= 20000),
  urgencia_insights jsonb check (octet_length(urgencia_insights::text) <= 20000),
  resumo_executivo jsonb check (octet_length(resumo_executivo::text) <= 20000),
  like private.ai_job including all
);

comment on table public.analises_landing_pages is 'Análises de páginas de venda.';
comment on column public.analises_landing_pages.id is 'Identificador da análise.';
comment on column public.analises_landing_pages.auth_id is 'Quem pediu.';
comment on column public.analises_landing_pages.data_criacao is 'Quando foi pedida.';
comment on column public.analises_landing_pages.url is 'Endereço da página.';
comment on column public.analises_landing_pages.texto is 'Texto colado quando a página não pôde ser lida.';
comment on column public.analises_landing_pages.pontuacao_final is 'Nota de 0 a 100.';
comment on column public.analises_landing_pages.headline_insights is 'score, texto e insights.';
comment on column public.analises_landing_pages.copy_insights is 'score, texto e insights.';
comment on column public.analises_landing_pages.cta_insights is 'score, texto e insights.';
comment on column public.analises_landing_pages.design_insights is 'score, texto e insights.';
comment on column public.analises_landing_pages.prova_social_insights is 'score, texto e insights.';
comment on column public.analises_landing_pages.urgencia_insights is 'score, texto e insights.';
comment on column public.analises_landing_pages.resumo_executivo is 'resumo e passos.';

create index analises_landing_pages_dono_idx
  on public.analises_landing_pages (auth_id, data_criacao desc);

alter table public.analises_landing_pages enable row level security;
revoke all on public.analises_landing_pages from anon, authenticated, service_role;
grant select on public.analises_landing_pages to authenticated;
grant select, insert, update on public.analises_landing_pages to service_role;

create policy "analises_landing_pages: lê o próprio" on public.analises_landing_pages
  for select to authenticated using (auth_id = (select auth.uid()));
