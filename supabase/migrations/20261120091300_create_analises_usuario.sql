-- Analysis Center, first tab: one row per person, the latest request takes the place of the last.

create table public.analises_usuario (
  auth_id uuid primary key references public.usuarios (auth_id) on delete cascade,
  tipo text check (char_length(tipo) between 1 and 60),
  texto text not null check (char_length(texto) between 1 and 20000),
  score integer check (score between 0 and 100),
  pontos_fortes jsonb default '[]' check (octet_length(pontos_fortes::text) <= 50000),
  pontos_fracos jsonb default '[]' check (octet_length(pontos_fracos::text) <= 50000),
  variacoes_sugeridas jsonb default '[]'
    check (octet_length(variacoes_sugeridas::text) <= 100000),
  like private.ai_job including all
);

comment on table public.analises_usuario is 'Última análise de texto de cada pessoa.';
comment on column public.analises_usuario.auth_id is 'Quem pediu.';
comment on column public.analises_usuario.tipo is 'Tipo do texto, se escolhido.';
comment on column public.analises_usuario.texto is 'Texto enviado para análise.';
comment on column public.analises_usuario.score is 'Nota de 0 a 100.';
comment on column public.analises_usuario.pontos_fortes is 'Lista de textos ou objetos; nulo enquanto processa.';
comment on column public.analises_usuario.pontos_fracos is 'Lista de textos ou objetos; nulo enquanto processa.';
comment on column public.analises_usuario.variacoes_sugeridas is 'Lista de textos ou objetos; nulo enquanto processa.';

alter table public.analises_usuario enable row level security;
revoke all on public.analises_usuario from anon, authenticated, service_role;
grant select on public.analises_usuario to authenticated;
grant select, insert, update on public.analises_usuario to service_role;

create policy "analises_usuario: lê o próprio" on public.analises_usuario
  for select to authenticated using (auth_id = (select auth.uid()));
