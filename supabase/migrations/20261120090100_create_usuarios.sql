-- Who the learner is and what the operator has switched on for them. The row follows auth.users,
-- so an account made in the dashboard, by the seed or by a purchase webhook is complete at once.

create table public.usuarios (
  auth_id uuid primary key references auth.users (id) on delete cascade,
  is_pro boolean not null default false,
  email text not null check (char_length(email) <= 320),
  nome text check (char_length(nome) between 1 and 120),
  mostrar_botao_wpp boolean not null default false,
  criado_em timestamptz not null default now()
);

comment on table public.usuarios is 'Perfil e plano de cada pessoa; as chaves são mudadas só pelo operador.';
comment on column public.usuarios.auth_id is 'O mesmo id de auth.users.';
comment on column public.usuarios.is_pro is 'Verdadeiro para o plano PRO.';
comment on column public.usuarios.email is 'Cópia do e-mail de acesso, mantida em dia por gatilho.';
comment on column public.usuarios.nome is 'Nome informado na criação da conta, se houver.';
comment on column public.usuarios.mostrar_botao_wpp is 'Mostra a entrada AGENTE WPP no menu.';
comment on column public.usuarios.criado_em is 'Quando o perfil foi criado.';

alter table public.usuarios enable row level security;
revoke all on public.usuarios from anon, authenticated, service_role;
grant select on public.usuarios to authenticated;
grant select, update on public.usuarios to service_role;

create policy "usuarios: lê o próprio" on public.usuarios
  for select to authenticated using (auth_id = (select auth.uid()));
