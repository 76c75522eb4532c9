-- Idea generator: the theme and the idea, one column for each card on the screen.

create table public.ideias (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null references public.usuarios (auth_id) on delete cascade,
  criado_em timestamptz not null default now(),
  tema text not null check (char_length(tema) between 1 and 200),
  nome text check (char_length(nome) <= 500),
  descricao_curta text check (char_length(descricao_curta) <= 5000),
  problema_publico text check (char_length(problema_publico) <= 10000),
  solucao text check (char_length(solucao) <= 10000),
  mvp text check (char_length(mvp) <= 10000),
  monetizacao text check (char_length(monetizacao) <= 10000),
  stack text check (char_length(stack) <= 10000),
  proximos_passos text check (char_length(proximos_passos) <= 10000),
  like private.ai_job including all
);

comment on table public.ideias is 'Ideias de MicroSaaS geradas.';
comment on column public.ideias.id is 'Identificador da ideia.';
comment on column public.ideias.usuario_id is 'Quem pediu.';
comment on column public.ideias.criado_em is 'Quando foi pedida.';
comment on column public.ideias.tema is 'Tema escolhido.';
comment on column public.ideias.nome is 'Nome da ideia.';
comment on column public.ideias.descricao_curta is 'Resumo em uma ou duas frases.';
comment on column public.ideias.problema_publico is 'Problema e público.';
comment on column public.ideias.solucao is 'Como a ideia resolve o problema.';
comment on column public.ideias.mvp is 'Primeira versão que vale testar.';
comment on column public.ideias.monetizacao is 'Como ganhar dinheiro com ela.';
comment on column public.ideias.stack is 'Tecnologias sugeridas.';
comment on column public.ideias.proximos_passos is 'O que fazer em seguida.';

create index ideias_dono_idx on public.ideias (usuario_id, criado_em desc);

alter table public.ideias enable row level security;
revoke all on public.ideias from anon, authenticated, service_role;
grant select on public.ideias to authenticated;
grant select, insert, update on public.ideias to service_role;

create policy "ideias: lê o próprio" on public.ideias
  for select to authenticated using (usuario_id = (select auth.uid()));
