-- Visual creator: paths in the private bucket, never addresses; the client signs what it shows.

create table public.visual_transformations (
  id uuid primary key default gen_random_uuid(),
  auth_id uuid not null references public.usuarios (auth_id) on delete cascade,
  criado_em timestamptz not null default now(),
  image_original_url text not null check (char_length(image_original_url) between 1 and 1024),
  image_transformed_url text check (char_length(image_transformed_url) between 1 and 1024),
  prompt text not null check (char_length(prompt) between 1 and 5000),
  config jsonb not null default '{"style": "natural", "intensity": 50, "background": "transparent"}'
    check (jsonb_typeof(config) = 'object' and octet_length(config::text) <= 5000),
  like private.ai_job including all
);

comment on table public.visual_transformations is 'Imagens transformadas no Visual Creator.';
comment on column public.visual_transformations.id is 'Identificador da transformação.';
comment on column public.visual_transformations.auth_id is 'Quem pediu.';
comment on column public.visual_transformations.criado_em is 'Quando foi pedida.';
comment on column public.visual_transformations.image_original_url is
  'Caminho da foto enviada no bucket visual-creator.';
comment on column public.visual_transformations.image_transformed_url is
  'Caminho da imagem pronta no bucket; nulo enquanto processa.';
comment on column public.visual_transformations.prompt is 'Descrição usada.';
comment on column public.visual_transformations.config is 'style, intensity e background.';

create index visual_transformations_dono_idx
  on public.visual_transformations (auth_id, criado_em desc);

alter table public.visual_transformations enable row level security;
revoke all on public.visual_transformations from anon, authenticated, service_role;
grant select on public.visual_transformations to authenticated;
grant select, insert, update on public.visual_transformations to service_role;

create policy "visual_transformations: lê o próprio" on public.visual_transformations
  for select to authenticated using (auth_id = (select auth.uid()));
