import type { Section } from '../../lesson.types';

const GREETING = `Oi! Aqui é [seu nome], do [nome do produto] 😊

Me conta: [pergunta simples sobre o momento da pessoa]?

Respondo [dias e horário de atendimento]. Se quiser ver tudo agora: [link da página]`;

const AWAY = `Oi! Estou fora do horário e volto [dias e horário de atendimento].

Deixe a sua dúvida escrita que eu começo por ela. Está tudo explicado aqui: [link da página]`;

const QUALIFY = `Valeu por contar, [nome]! Para eu te indicar certo:

1) Para quando você precisa de [resultado]?
2) O que mais te trava: [trava 1], [trava 2] ou [trava 3]?`;

const OFFER = `Entendi. O [nome do produto] faz exatamente essa parte: [como resolve a trava].

Vem [entregável 1], [entregável 2] e [entregável 3]. Custa [preço], com garantia de 7 dias.

Para começar: [link do checkout]`;

const DELIVERY = `Pagamento confirmado, [nome]! O acesso foi para o seu e-mail e está aqui também: [link de acesso]

Comece por [primeiro passo], leva [tempo]. Se travar em algo, me chama.`;

const FOLLOW_UP = `Oi, [nome]! Ontem você contou que [trava que a pessoa contou]. Ficou alguma dúvida sobre o [nome do produto]? Pode perguntar sem compromisso.`;

export const whatsapp: Section = {
  id: 'whatsapp',
  title: 'Minutos 110 a 150: WhatsApp',
  navLabel: 'WhatsApp',
  intro:
    'Versão rápida do roteiro da Missão 4. No WhatsApp Business, tudo fica em **Ferramentas** (ou Ferramentas comerciais).',
  blocks: [
    {
      type: 'script',
      parts: [
        {
          title: 'Saudação',
          description: 'Em Mensagem de saudação, para todos. Sai sozinha.',
          text: GREETING,
        },
        {
          title: 'Ausência',
          description: 'Em Mensagem de ausência, fora do horário comercial. Sai sozinha.',
          text: AWAY,
        },
        { title: '/qualifica', description: 'Resposta rápida 1.', text: QUALIFY },
        { title: '/oferta', description: 'Resposta rápida 2.', text: OFFER },
        {
          title: '/entrega',
          description: 'Resposta rápida 3. Só depois de ver o pagamento no painel.',
          text: DELIVERY,
        },
        {
          title: '/volta',
          description:
            'Resposta rápida 4, no dia seguinte. No máximo 1 a 2 mensagens para quem não respondeu.',
          text: FOLLOW_UP,
        },
      ],
    },
    {
      type: 'list',
      title: 'Confira antes de marcar',
      items: [
        'O perfil tem foto, descrição, horário e o link da página.',
        'De outro celular, o botão da página abre a conversa e a saudação chega.',
        'Os dois links, da página e do checkout, abrem com um toque.',
      ],
    },
  ],
};
