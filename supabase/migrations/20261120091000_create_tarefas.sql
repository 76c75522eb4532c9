-- Cards of the strategic board. Their order is a fractional-indexing key: a move writes one row,
-- and two moves at once can at worst tie (the id breaks the tie), never corrupt the order.

create table public.tarefas (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null default auth.uid()
    references public.usuarios (auth_id) on delete cascade,
  titulo text not null check (titulo ~ '[^[:space:]]' and char_length(titulo) <= 200),
  descricao text check (char_length(descricao) <= 5000),
  status text not null default 'a_fazer' check (status in ('a_fazer', 'fazendo', 'pronto')),
  posicao text collate "C" not null default 'a0',
  criado_em timestamptz not null default now(),
  -- Target of the foreign key of subtarefas, which carries the owner along.
  unique (id, usuario_id),
  -- What the library accepts: the head letter says how long the integer part is (a = 2, b = 3 …;
  -- Z = 2, Y = 3 …), no trailing zero in the fraction, and not the one key that has none before it.
  constraint tarefas_posicao_check check (
    char_length(posicao) <= 200
    and posicao ~ '^[A-Za-z][0-9A-Za-z]+$'
    and char_length(posicao)
      >= case when posicao >= 'a' then ascii(posicao) - 95 else 92 - ascii(posicao) end
    and (
      char_length(posicao)
        = case when posicao >= 'a' then ascii(posicao) - 95 else 92 - ascii(posicao) end
      or posicao !~ '0$'
    )
    and posicao <> 'A00000000000000000000000000'
  )
);

comment on table public.tarefas is 'Cartões do quadro estratégico.';
comment on column public.tarefas.id is 'Pode vir do cliente, para o cartão aparecer antes da resposta.';
comment on column public.tarefas.usuario_id is 'Dono do cartão.';
comment on column public.tarefas.titulo is 'De 1 a 200 caracteres, não só espaços.';
comment on column public.tarefas.descricao is 'Texto livre, até 5000 caracteres.';
comment on column public.tarefas.status is 'Coluna do quadro: a_fazer, fazendo ou pronto.';
comment on column public.tarefas.posicao is
  'Chave de ordem (fractional-indexing); em empate, vale o id.';
comment on column public.tarefas.criado_em is 'Quando o cartão foi criado.';

create index tarefas_ordem_idx on public.tarefas (usuario_id, posicao, id);

alter table public.tarefas enable row level security;
revoke all on public.tarefas from anon, authenticated, service_role;
grant select, delete on public.tarefas to authenticated;
grant insert (id, usuario_id, titulo, descricao, status, posicao) on public.tarefas to authenticated;
grant update (titulo, descricao, status, posicao) on public.tarefas to authenticated;
grant select, insert, update, delete on public.tarefas to service_role;

create policy "tarefas: lê as próprias" on public.tarefas
  for select to authenticated using (usuario_id = (select auth.uid()));
create policy "tarefas: cria as próprias" on public.tarefas
  for insert to authenticated with check (usuario_id = (select auth.uid()));
create policy "tarefas: muda as próprias" on public.tarefas
  for update to authenticated
  using (usuario_id = (select auth.uid())) with check (usuario_id = (select auth.uid()));
create policy "tarefas: apaga as próprias" on public.tarefas
  for delete to authenticated using (usuario_id = (select auth.uid()));
