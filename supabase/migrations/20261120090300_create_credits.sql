-- Balance and ledger of the paid tools. The browser only reads both: every movement goes through
-- the functions of the next migrations, so that no request can mint or lose a credit.

create table public.user_credits (
  auth_id uuid primary key references public.usuarios (auth_id) on delete cascade,
  credits_available integer not null default 0 check (credits_available >= 0),
  credits_used integer not null default 0 check (credits_used >= 0),
  plan_type text not null default 'free' check (plan_type in ('pro', 'free')),
  last_reset_date date
);

comment on table public.user_credits is 'Saldo de créditos: 30 por mês no PRO, 0 no gratuito.';
comment on column public.user_credits.auth_id is 'Dono do saldo.';
comment on column public.user_credits.credits_available is 'Créditos que ainda podem ser usados.';
comment on column public.user_credits.credits_used is 'Créditos usados desde a última renovação.';
comment on column public.user_credits.plan_type is 'Plano ao qual o saldo corresponde: pro ou free.';
comment on column public.user_credits.last_reset_date is
  'Dia (em São Paulo) da última renovação mensal; nulo para quem nunca foi PRO.';

alter table public.user_credits enable row level security;
revoke all on public.user_credits from anon, authenticated, service_role;
grant select on public.user_credits to authenticated, service_role;

create policy "user_credits: lê o próprio" on public.user_credits
  for select to authenticated using (auth_id = (select auth.uid()));

create table public.credit_transactions (
  id uuid primary key default gen_random_uuid(),
  auth_id uuid not null references public.usuarios (auth_id) on delete cascade,
  tipo text not null check (tipo in ('uso', 'estorno')),
  feature text not null check (char_length(feature) between 1 and 60),
  credits_used integer not null,
  credits_remaining integer not null check (credits_remaining >= 0),
  request_id uuid not null,
  criado_em timestamptz not null default now(),
  check ((tipo = 'uso' and credits_used > 0) or (tipo = 'estorno' and credits_used <= 0)),
  -- One charge and at most one refund for each request.
  unique (request_id, auth_id, tipo)
);

comment on table public.credit_transactions is 'Extrato de créditos: só recebe linhas, nunca muda.';
comment on column public.credit_transactions.id is 'Identificador do lançamento.';
comment on column public.credit_transactions.auth_id is 'De quem são os créditos.';
comment on column public.credit_transactions.tipo is 'uso (cobrança) ou estorno (devolução).';
comment on column public.credit_transactions.feature is 'Ferramenta, por exemplo visual_creator.';
comment on column public.credit_transactions.credits_used is
  'Créditos cobrados; zero ou negativo em um estorno.';
comment on column public.credit_transactions.credits_remaining is 'Saldo logo após o lançamento.';
comment on column public.credit_transactions.request_id is
  'Pedido que originou o lançamento; repetir o pedido não cobra de novo.';
comment on column public.credit_transactions.criado_em is 'Quando foi lançado.';

create index credit_transactions_dono_idx on public.credit_transactions (auth_id, criado_em desc);

alter table public.credit_transactions enable row level security;
revoke all on public.credit_transactions from anon, authenticated, service_role;
grant select on public.credit_transactions to authenticated, service_role;

create policy "credit_transactions: lê o próprio" on public.credit_transactions
  for select to authenticated using (auth_id = (select auth.uid()));
