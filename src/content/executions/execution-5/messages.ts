import type { Section } from '../../lesson.types';

const DIRECT = `Oi, [nome]! Lembrei de você porque [motivo verdadeiro].

Fiz um [formato] que ajuda a [resultado] em [prazo]. Publiquei hoje e queria a opinião sincera de quem vive isso.

Posso te mandar o link para você olhar?`;

const POST = `[frase real da dor]

Ouvi isso tantas vezes que montei o [nome do produto]: [o que é, em uma frase].

Você [resultado] em [prazo], com [entregável 1] e [entregável 2].

Publiquei hoje. Custa [preço], com garantia de 7 dias.

Se é o seu caso, comenta "quero" que eu te mando o link.`;

const ADMIN = `Oi, [nome]! Participo do [nome do grupo] e gosto muito das conversas de lá.

Fiz um material sobre [tema], por [preço]. Você permite que eu faça um post, uma vez só? Se preferir, deixo antes uma amostra gratuita para o grupo.

Se a regra for não divulgar, sem problema nenhum.`;

const AFTER_SALE = `Oi, [nome]! Conseguiu abrir o [nome do produto]?

Queria te pedir uma ajuda de um minuto: o que quase fez você não comprar? E o que fez você decidir?

Pode ser por áudio. Isso me ajuda muito a melhorar.`;

export const messages: Section = {
  id: 'mensagens',
  title: 'O que escrever em cada hora',
  navLabel: 'Mensagens',
  intro:
    'Preencha antes da hora zero. Para pessoas, mude sempre a primeira linha: mensagem igual para todo mundo se percebe de longe.',
  blocks: [
    {
      type: 'script',
      parts: [
        {
          title: 'Para pessoas do nicho',
          description: 'Horas 2 e 8. Só mande o link para quem responder que sim.',
          text: DIRECT,
        },
        {
          title: 'Post de oferta',
          description: 'Reels, TikTok, stories e Status. Responda a cada "quero" no privado.',
          text: POST,
        },
        {
          title: 'Pedido ao administrador do grupo',
          description: 'Hora 8. Sem o sim, não poste.',
          text: ADMIN,
        },
        {
          title: 'Para quem comprou',
          description: 'Uma hora depois da entrega. A resposta vale mais que a venda.',
          text: AFTER_SALE,
        },
      ],
    },
    {
      type: 'example',
      title: 'As 24 horas de Camila',
      paragraphs: [
        'Hora zero: sábado, 10h. Às 11h o anúncio entra em análise; às 13h ela posta o vídeo e escreve para cinco conhecidas que têm filhos pequenos. Duas respondem à tarde.',
        'No domingo, às 8h, o anúncio está aprovado e há três conversas novas. Às 9h, Renata responde às duas perguntas, diz que a festa é dia 12 e pede o preço: **1 lead qualificado**. Às 9h20 ela paga o Pix: **1 venda**, com 23 horas e 20 minutos de relógio.',
        'Camila anota a frase: "eu só não sabia por onde começar".',
      ],
    },
  ],
};
