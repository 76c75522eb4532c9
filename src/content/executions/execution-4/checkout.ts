import type { Section } from '../../lesson.types';

export const checkout: Section = {
  id: 'checkout',
  title: 'Minutos 0 a 45: checkout',
  navLabel: 'Checkout',
  intro:
    'Comece por aqui: algumas plataformas conferem o seu cadastro ou o produto antes de liberar a venda, e isso pode correr enquanto você faz o resto.',
  blocks: [
    {
      type: 'callout',
      tone: 'tip',
      title: 'Já fez as Missões 1, 3 e 4?',
      text: 'Checkout, criativos e WhatsApp já existem: confira cada um com as listas desta página e gaste o tempo que sobrar na compra de teste, que mostra o que ainda falha.',
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Escolha uma plataforma (5 minutos)',
          text: 'Kiwify, Hotmart ou Cakto servem: você abre a conta sem mensalidade e paga uma taxa por venda. Veja no site a taxa e o prazo para receber, e escolha uma. Não compare a tarde inteira.',
        },
        {
          title: 'Cadastre o produto (15 minutos)',
          text: 'Nome, descrição, capa, preço e garantia de 7 dias, iguais aos da página. Envie o arquivo que você fez na Missão 1 e ligue a entrega automática por e-mail ou área de membros.',
          items: [
            'Documento e conta bancária preenchidos, ou a venda não cai.',
            'Pix e cartão ligados.',
            'Seu e-mail ou WhatsApp de suporte à vista.',
          ],
        },
        {
          title: 'Ligue order bump e upsell (10 minutos)',
          text: 'Order bump: de 20 a 30% do preço, caixinha desmarcada. Upsell: de 2 a 3 vezes o preço, na página de obrigado. Ainda não fez o upsell? Deixe desligado: nunca venda o que não existe.',
        },
        {
          title: 'Ponha o link na página (5 minutos)',
          text: 'Troque o link dos três botões, envie a página de novo e toque em cada um.',
        },
        {
          title: 'Faça a compra de teste (10 minutos)',
          text: 'Peça a alguém de confiança para comprar pelo celular, enquanto você só olha. Quando der certo, devolva pela própria plataforma. Comprar com o seu próprio CPF costuma ser bloqueado.',
          items: [
            'O preço bate com o da página?',
            'O Pix gera código e confirma em minutos?',
            'O e-mail com o acesso chegou? Em que pasta?',
            'O arquivo abre no celular de outra pessoa?',
          ],
        },
      ],
    },
    {
      type: 'example',
      title: 'O checkout do Festa Pronta',
      paragraphs: [
        'Guia a **R$ 27**. Order bump: Kit de painel e etiquetas para imprimir, **R$ 7**. Upsell na página de obrigado: 12 temas prontos, de R$ 67 por **R$ 33,50**. Entrega pela área da plataforma, com cópia no Google Drive.',
      ],
    },
  ],
};
