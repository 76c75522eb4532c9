import type { Section } from '../../lesson.types';

const INVITE = `Oi, [nome]! Vou abrir um grupo só de avisos sobre [tema], de [data de início] a [data de fim]: uma dica por dia e, no último, a oferta do [nome do produto].

Só eu escrevo lá, então o celular não fica apitando. Quer entrar? Se quiser, te mando o link.`;

const GROUP_RULES = `Boas-vindas ao grupo! Funciona assim:

• Uma mensagem por dia, às [horário].
• Só eu escrevo por aqui. Dúvida, me chama no privado: [link do whatsapp]
• O grupo fecha em [data de fim].
• Pode sair quando quiser, sem explicar.`;

export const audiences: Section = {
  id: 'grupos-e-transmissao',
  title: 'Grupo ou lista de transmissão',
  navLabel: 'Grupos',
  intro:
    'Os dois falam com muita gente de uma vez. Os dois só funcionam com quem pediu para receber.',
  blocks: [
    {
      type: 'comparison',
      columns: [
        {
          title: 'Grupo',
          text: 'Bom para aquecer um público por poucos dias antes de uma oferta.',
          items: [
            'A pessoa entra pelo link, porque quis. Nunca adicione ninguém.',
            'Em Configurações do grupo, deixe só administradores enviarem mensagens.',
            'Todos veem o número de todos: avise no convite.',
            'Tenha data para abrir e para fechar. Grupo sem fim acaba silenciado.',
            'É gratuito.',
          ],
        },
        {
          title: 'Lista de transmissão',
          text: 'Boa para avisar quem já conversou com você ou já comprou.',
          items: [
            'Cada pessoa recebe no privado. Peça que salve o seu número: na lista comum, quem não salvou não recebe.',
            'Pergunte antes se pode avisar de novidades e anote quem disse sim.',
            'Separe por etiqueta: aviso para Cliente é diferente de aviso para Qualificado.',
            'Uma mensagem por semana é o teto.',
            'No aplicativo Business, a transmissão comercial é paga depois de uma cota de cortesia.',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'Quanto custa transmitir',
      text: 'Quando passou a cobrar no Brasil, o WhatsApp dava 250 mensagens a cada 30 dias, nos seis primeiros meses, e depois cobrava R$ 0,33 por mensagem entregue. O aplicativo mostra o preço atual antes de você confirmar o envio. Com poucos contatos, escreva um por um: é de graça e responde mais gente.',
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Convite para o grupo',
          description: 'Mande no privado, só para quem já conversou com você.',
          text: INVITE,
        },
        {
          title: 'Primeira mensagem do grupo',
          description:
            'Cole também na descrição do grupo: quem entra depois não vê as mensagens antigas.',
          text: GROUP_RULES,
        },
      ],
    },
    {
      type: 'list',
      title: 'Nos grupos dos outros',
      items: [
        'Leia a descrição do grupo. Se propaganda é proibida, não faça.',
        'Pergunte ao administrador antes de divulgar. Muitos aceitam um post por semana.',
        'Ajude primeiro: responda a três dúvidas do seu tema antes de falar do produto.',
        'Nunca copie os números de um grupo para mandar oferta. É spam, contraria a Lei Geral de Proteção de Dados e pode derrubar o seu número.',
      ],
    },
  ],
};
