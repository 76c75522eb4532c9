-- Every AI tool has the same life cycle, so its columns are written once: the tools' tables are
-- made LIKE this one (a copy at creation: no inheritance, nothing to keep in step afterwards).

create table private.ai_job (
  status text not null default 'processando'
    check (status in ('processando', 'concluido', 'erro')),
  erro text check (char_length(erro) <= 500),
  motor text check (motor in ('regras', 'ia')),
  job_id uuid not null unique,
  solicitado_em timestamptz not null default now(),
  concluido_em timestamptz,
  constraint ai_job_erro_explicado check (status <> 'erro' or erro is not null)
);

comment on table private.ai_job is 'Modelo das colunas de trabalho das ferramentas de IA; não guarda linhas.';
comment on column private.ai_job.status is 'processando, concluido ou erro.';
comment on column private.ai_job.erro is 'Mensagem para a pessoa quando o status é erro.';
comment on column private.ai_job.motor is 'Quem fez o resultado: regras (sem modelo) ou ia.';
comment on column private.ai_job.job_id is
  'Trabalho em andamento; um resultado só é gravado se ainda for o mesmo.';
comment on column private.ai_job.solicitado_em is 'Quando o pedido foi enviado.';
comment on column private.ai_job.concluido_em is 'Quando terminou, com sucesso ou erro.';

-- Finds what is stuck without reading what is done.
create index ai_job_processando_idx on private.ai_job (solicitado_em) where status = 'processando';

alter table private.ai_job enable row level security;
revoke all on private.ai_job from anon, authenticated, service_role;
