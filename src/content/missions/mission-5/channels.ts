import type { Section } from '../../lesson.types';

export const channels: Section = {
  id: 'organico-ou-pago',
  title: 'Orgânico ou pago',
  navLabel: 'Canal',
  intro:
    'Orgânico custa tempo. Pago custa dinheiro. Escolha o que você tem hoje e faça um só, bem feito.',
  blocks: [
    {
      type: 'comparison',
      columns: [
        {
          title: 'Tráfego orgânico',
          text: 'Posts, vídeos curtos, grupos e conversas. Você não paga por visita.',
          items: [
            'Custo: de 1 a 2 horas por dia.',
            'Primeiras visitas: de horas a alguns dias, sem garantia de alcance.',
            'Melhor para: quem tem pouco dinheiro, já tem contatos ou participa de grupos do tema.',
            'Risco: parar de postar no terceiro dia, antes de aparecer o primeiro sinal.',
            'O que ensina: quais palavras fazem as pessoas responderem.',
          ],
        },
        {
          title: 'Tráfego pago',
          text: 'Anúncios no Facebook, no Instagram, no Google ou no TikTok. Você paga para aparecer.',
          items: [
            'Custo: o orçamento diário que você definir, mais os impostos.',
            'Primeiras visitas: depois da análise do anúncio, que costuma levar até 24 horas.',
            'Melhor para: quem tem página e WhatsApp prontos e quer resposta rápida.',
            'Risco: gastar sem limite e sem olhar os números.',
            'O que ensina: quanto custa trazer um interessado.',
          ],
        },
      ],
    },
    {
      type: 'list',
      title: 'Decida em um minuto',
      items: [
        'Você pode perder R$ 150 neste teste sem fazer falta? **Não:** comece pelo orgânico.',
        'As pessoas já procuram a solução no Google ("lista de festa infantil")? **Sim:** considere o Google.',
        'O seu produto aparece bem em foto ou vídeo? **Sim:** Instagram ou TikTok.',
        'Ficou em dúvida? Orgânico hoje, Facebook e Instagram quando os quatro passos do funil estiverem testados.',
      ],
    },
    {
      type: 'table',
      caption: 'Orgânico: a primeira semana, em uma hora por dia',
      columns: ['Onde', 'O que fazer', 'Quanto'],
      rows: [
        [
          'Reels e TikTok',
          'Um vídeo mostrando um pedaço real do produto (Reels até 20 segundos)',
          '1 por dia',
        ],
        [
          'Status e Stories',
          'Bastidor, uma dúvida respondida e o link da página',
          '3 por dia, o link só no último',
        ],
        [
          'Grupos do tema',
          'Responder a dúvidas com a resposta inteira, sem mandar ninguém para o seu link',
          '3 respostas por dia',
        ],
        [
          'Conversas',
          'Contar a quem tem o problema que você fez algo para resolvê-lo',
          '5 pessoas por dia',
        ],
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Postou e ninguém respondeu?',
      text: 'É o normal dos primeiros dias com poucos seguidores. Troque a primeira frase por um comentário que você leu de verdade, publique em outro horário e converse com mais gente em particular. Se depois de sete dias ninguém perguntou nada, mude o assunto dos vídeos: fale da dor, e deixe o produto para o fim.',
    },
    {
      type: 'example',
      title: 'A escolha de Camila',
      paragraphs: [
        'Camila participa de dois grupos de mães do bairro e tem R$ 180 para testar. Ela passa dois dias no orgânico para descobrir a frase que mais recebe resposta ("não sei nem por onde começar"). No terceiro dia, põe essa frase no anúncio do Instagram e liga **R$ 50 por dia, por 3 dias**.',
      ],
    },
  ],
};
