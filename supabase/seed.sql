-- Demonstration accounts and a board with some life in it. For local use only: never push it to a
-- hosted project. Running it again changes nothing but the two flags of the PRO account.

insert into auth.users
  (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
values
  (
    '11111111-1111-4111-8111-111111111111', 'authenticated', 'authenticated', 'pro@demo.com.br',
    extensions.crypt('11144477735', extensions.gen_salt('bf', 10)), now(),
    '{"provider": "email", "providers": ["email"]}', '{"nome": "Marina Prado"}'
  ),
  (
    '22222222-2222-4222-8222-222222222222', 'authenticated', 'authenticated', 'gratis@demo.com.br',
    extensions.crypt('52998224725', extensions.gen_salt('bf', 10)), now(),
    '{"provider": "email", "providers": ["email"]}', '{"nome": "Rafael Lima"}'
  )
on conflict do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data)
select id, 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
from auth.users
where email in ('pro@demo.com.br', 'gratis@demo.com.br')
on conflict do nothing;

-- The trigger on is_pro gives the 30 credits of the month.
update public.usuarios
set is_pro = true, mostrar_botao_wpp = true
where auth_id = '11111111-1111-4111-8111-111111111111';

insert into public.tarefas (id, usuario_id, titulo, descricao, status, posicao, criado_em)
values
  (
    'a0000000-0000-4000-8000-000000000001', '11111111-1111-4111-8111-111111111111',
    'Escolher o nicho do primeiro produto',
    'Comparar três nichos: quem já paga, quanto dói o problema e quem eu consigo alcançar hoje.',
    'pronto', 'a0', now() - interval '6 days'
  ),
  (
    'a0000000-0000-4000-8000-000000000002', '11111111-1111-4111-8111-111111111111',
    'Entrevistar cinco clientes em potencial',
    'Conversas de 15 minutos, sem vender nada. Anotar as palavras exatas que usam para a dor.',
    'pronto', 'a1', now() - interval '5 days'
  ),
  (
    'a0000000-0000-4000-8000-000000000003', '11111111-1111-4111-8111-111111111111',
    'Escrever a página de vendas',
    'Uma promessa, três benefícios, prova, preço e um único botão.',
    'fazendo', 'a2', now() - interval '3 days'
  ),
  (
    'a0000000-0000-4000-8000-000000000004', '11111111-1111-4111-8111-111111111111',
    'Gravar vídeo curto para o Reels',
    'Até 20 segundos: gancho, problema, demonstração e convite para a página.',
    'a_fazer', 'a3', now() - interval '2 days'
  ),
  (
    'a0000000-0000-4000-8000-000000000005', '11111111-1111-4111-8111-111111111111',
    'Configurar o checkout com Pix',
    null,
    'a_fazer', 'a4', now() - interval '1 day'
  )
on conflict do nothing;

insert into public.subtarefas (id, tarefa_id, usuario_id, texto, concluida, criado_em)
select
  ('b0000000-0000-4000-8000-' || lpad(ordem::text, 12, '0'))::uuid,
  ('a0000000-0000-4000-8000-' || lpad(tarefa::text, 12, '0'))::uuid,
  '11111111-1111-4111-8111-111111111111',
  texto, concluida, now() - interval '2 days' + ordem * interval '1 minute'
from (
  values
    (1, 2, 'Chamar dez pessoas no WhatsApp', true),
    (2, 2, 'Fazer as cinco conversas', true),
    (3, 2, 'Resumir as três dores que mais se repetem', true),
    (4, 3, 'Título com a promessa e o prazo', true),
    (5, 3, 'Três benefícios, cada um com um número', true),
    (6, 3, 'Depoimento de quem testou', false),
    (7, 3, 'Garantia de 7 dias', false),
    (8, 4, 'Escrever o roteiro', false),
    (9, 4, 'Gravar com luz de janela', false),
    (10, 4, 'Colocar legenda', false),
    (11, 5, 'Cadastrar o produto e o preço', false),
    (12, 5, 'Fazer uma compra de teste', false)
) as itens (ordem, tarefa, texto, concluida)
on conflict do nothing;
