-- Checklist of a card. The owner is repeated here and tied to the card's by the foreign key: the
-- policy stays one comparison, realtime can filter by owner, one indexed query loads the board.

create table public.subtarefas (
  id uuid primary key default gen_random_uuid(),
  tarefa_id uuid not null,
  usuario_id uuid not null default auth.uid(),
  texto text not null check (texto ~ '[^[:space:]]' and char_length(texto) <= 500),
  concluida boolean not null default false,
  criado_em timestamptz not null default now(),
  foreign key (tarefa_id, usuario_id) references public.tarefas (id, usuario_id) on delete cascade
);

comment on table public.subtarefas is 'Itens da lista de um cartão.';
comment on column public.subtarefas.id is 'Pode vir do cliente, como em tarefas.';
comment on column public.subtarefas.tarefa_id is 'Cartão a que pertence; não muda depois.';
comment on column public.subtarefas.usuario_id is 'Dono, sempre o mesmo do cartão.';
comment on column public.subtarefas.texto is 'De 1 a 500 caracteres, não só espaços.';
comment on column public.subtarefas.concluida is 'Se o item já foi feito.';
comment on column public.subtarefas.criado_em is 'Quando o item foi criado.';

create index subtarefas_dono_idx on public.subtarefas (usuario_id, tarefa_id, criado_em);

alter table public.subtarefas enable row level security;
revoke all on public.subtarefas from anon, authenticated, service_role;
grant select, delete on public.subtarefas to authenticated;
grant insert (id, tarefa_id, texto, concluida) on public.subtarefas to authenticated;
grant update (texto, concluida) on public.subtarefas to authenticated;
grant select, insert, update, delete on public.subtarefas to service_role;

create policy "subtarefas: lê as próprias" on public.subtarefas
  for select to authenticated using (usuario_id = (select auth.uid()));
create policy "subtarefas: cria as próprias" on public.subtarefas
  for insert to authenticated with check (usuario_id = (select auth.uid()));
create policy "subtarefas: muda as próprias" on public.subtarefas
  for update to authenticated
  using (usuario_id = (select auth.uid())) with check (usuario_id = (select auth.uid()));
create policy "subtarefas: apaga as próprias" on public.subtarefas
  for delete to authenticated using (usuario_id = (select auth.uid()));
