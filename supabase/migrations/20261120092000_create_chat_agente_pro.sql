-- Conversation with the mentor. The edge function writes both sides, so a browser can neither
-- put words in the agent's mouth nor skip the limits.

create table public.chat_agente_pro (
  id bigint generated always as identity primary key,
  session_id uuid not null references public.usuarios (auth_id) on delete cascade,
  message jsonb not null,
  criado_em timestamptz not null default now(),
  -- coalesce: a missing key would make the check unknown, and unknown passes.
  constraint chat_agente_pro_message_check check (
    coalesce(message ->> 'type' in ('human', 'ai'), false)
    and coalesce(jsonb_typeof(message -> 'content') = 'string', false)
    and char_length(message ->> 'content') between 1 and 8000
    and octet_length(message::text) <= 100000
  )
);

comment on table public.chat_agente_pro is 'Mensagens da conversa com o Agente PRO.';
comment on column public.chat_agente_pro.id is 'Ordem das mensagens.';
comment on column public.chat_agente_pro.session_id is 'Id da pessoa dona da conversa.';
comment on column public.chat_agente_pro.message is 'type (human ou ai) e content (1 a 8000 caracteres).';
comment on column public.chat_agente_pro.criado_em is 'Quando a mensagem foi gravada.';

create index chat_agente_pro_conversa_idx on public.chat_agente_pro (session_id, id);

alter table public.chat_agente_pro enable row level security;
revoke all on public.chat_agente_pro from anon, authenticated, service_role;
grant select on public.chat_agente_pro to authenticated;
grant select, insert on public.chat_agente_pro to service_role;

create policy "chat_agente_pro: lê a própria conversa" on public.chat_agente_pro
  for select to authenticated using (session_id = (select auth.uid()));
