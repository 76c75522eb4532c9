-- Analysis Center, second tab: what to generate, for which product and public.

create table public.geracoes_usuario (
  auth_id uuid primary key references public.usuarios (auth_id) on delete cascade,
  produto text not null check (char_length(produto) between 1 and 5000),
  publico text not null check (char_length(publico) between 1 and 5000),
  gerar text not null check (char_length(gerar) between 1 and 5000),
  resultados_gerados jsonb default '[]'
    check (octet_length(resultados_gerados::text) <= 200000),
  like private.ai_job including all
);

comment on table public.geracoes_usuario is 'Última geração de textos de cada pessoa.';
comment on column public.geracoes_usuario.auth_id is 'Quem pediu.';
comment on column public.geracoes_usuario.produto is 'Produto descrito no pedido.';
comment on column public.geracoes_usuario.publico is 'Público do produto.';
comment on column public.geracoes_usuario.gerar is 'O que gerar.';
comment on column public.geracoes_usuario.resultados_gerados is 'Lista de textos ou objetos; nulo enquanto processa.';

alter table public.geracoes_usuario enable row level security;
revoke all on public.geracoes_usuario from anon, authenticated, service_role;
grant select on public.geracoes_usuario to authenticated;
grant select, insert, update on public.geracoes_usuario to service_role;

create policy "geracoes_usuario: lê o próprio" on public.geracoes_usuario
  for select to authenticated using (auth_id = (select auth.uid()));
