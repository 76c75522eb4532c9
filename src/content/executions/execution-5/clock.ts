import type { Section } from '../../lesson.types';

export const clock: Section = {
  id: 'relogio',
  title: 'O plano das 24 horas',
  navLabel: 'Relógio',
  intro:
    'Escolha um dia com a manhã livre e comece por volta das 10h. O plano pede umas seis horas suas; no resto, o funil trabalha. A hora zero é o momento em que tudo está publicado.',
  blocks: [
    {
      type: 'cards',
      cards: [
        {
          title: '1 lead qualificado é',
          text: 'Uma pessoa do nicho que não é da sua família, tem o problema agora, respondeu às duas perguntas de qualificação e pediu o preço ou o link.',
        },
        {
          title: '1 venda é',
          text: 'Um pagamento aprovado no painel, de alguém que você não convenceu por amizade. Compra de teste não conta.',
        },
      ],
    },
    {
      type: 'timeline',
      moments: [
        {
          at: '0-1 h',
          title: 'Publicar',
          text: 'Teste página, checkout e WhatsApp pela última vez. Ponha o link na bio e no perfil comercial. Anote a hora zero.',
        },
        {
          at: '1-2 h',
          title: 'Anunciar',
          text: 'Suba o anúncio agora, porque a análise pode levar até 24 horas. No Gerenciador de Anúncios: Criar, Tráfego, destino Site, R$ 50 por dia, término em 3 dias, público a partir de 18 anos, os três criativos, botão Saiba mais. Ponha um limite de gasto na conta. Se o dinheiro fizer falta, não anuncie: siga só com o orgânico.',
        },
        {
          at: '2-4 h',
          title: 'Primeira leva',
          text: 'Poste o vídeo no Reels e no TikTok, três stories e um Status. Escreva para cinco pessoas do nicho, uma mensagem diferente para cada.',
        },
        {
          at: '4-8 h',
          title: 'Responder',
          text: 'A cada hora, dez minutos: responda a comentários e conversas. Qualifique todo mundo. Anote as frases.',
        },
        {
          at: '8-10 h',
          title: 'Segunda leva',
          text: 'Escreva para mais cinco pessoas. Peça aos administradores de três grupos para compartilhar a oferta. Poste o bastidor: "publiquei hoje, e olha a dúvida que mais recebi".',
        },
        {
          at: '10-12 h',
          title: 'Primeiro ajuste',
          text: 'Olhe os números e use a tabela do fim desta página. Uma mudança só.',
        },
        {
          at: '12-21 h',
          title: 'Dormir',
          text: 'Saudação e ausência cuidam da madrugada. De manhã, as conversas vêm antes dos números.',
        },
        {
          at: '21-23 h',
          title: 'Follow-up',
          text: 'Depois das 8h, quem recebeu a oferta ontem e não respondeu ganha uma mensagem. São no máximo 1 a 2 no dia seguinte, e acabou.',
        },
        {
          at: '23-24 h',
          title: 'Fechar a conta',
          text: 'Anote: pessoas alcançadas, cliques, conversas, leads qualificados, vendas, gasto. Copie a melhor frase que ouviu.',
        },
      ],
    },
    {
      type: 'table',
      caption: 'Limite de gasto do dia',
      columns: ['Canal', 'Por dia', 'Meta'],
      rows: [
        ['Facebook/Instagram', 'R$ 50-100 (comece com R$ 50)', 'Taxa de cliques de 5%+'],
        ['Google', 'R$ 30-50 (comece com R$ 30)', 'Taxa de cliques de 5%+'],
        ['TikTok', 'R$ 50', 'Taxa de cliques de 5%+'],
        ['Orgânico', 'R$ 0', '10 conversas começadas'],
      ],
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'Um canal pago, e só',
      text: 'Dividir R$ 50 em três plataformas não ensina nada em nenhuma. E lembre que os impostos da Meta vêm por cima: no cartão, R$ 50 viram perto de R$ 57.',
    },
  ],
};
