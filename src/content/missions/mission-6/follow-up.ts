import type { Section } from '../../lesson.types';

const DAY_1 = `Oi, [nome]! Você ficou de pensar no [nome do produto], então passei para saber: apareceu alguma dúvida?

Se for sobre [trava que a pessoa contou], a resposta curta é: [resposta em uma frase].`;

const DAY_2 = `Oi, [nome]! Em vez de te explicar, vou te mostrar: esta é uma página de verdade do [nome do produto].

[imagem ou trecho do produto]

Ela resolve [problema pequeno e concreto]. Pode usar, mesmo que você não compre.

Se quiser o resto: [link do checkout]`;

const DAY_3 = `Oi, [nome]! Hoje eu encerro o seu atendimento, para não ficar te chamando à toa.

Se [resultado] ainda está nos seus planos, o link é este: [link do checkout]. A garantia é de 7 dias.

Se não for o momento, tudo certo. Me responde só "agora não" e eu não escrevo mais.`;

export const followUp: Section = {
  id: 'follow-up',
  title: 'Follow-up: a sequência de 3 dias',
  navLabel: 'Follow-up',
  intro:
    'Para quem recebeu a oferta e disse "vou pensar". Uma mensagem por dia, por 3 dias, e fim. Quem só sumiu fica com as 1 a 2 mensagens da Missão 4.',
  blocks: [
    {
      type: 'script',
      parts: [
        {
          title: 'Dia 1: tirar a dúvida',
          description:
            'Entre 24 e 30 horas depois da oferta, no horário em que a pessoa costuma responder.',
          text: DAY_1,
        },
        {
          title: 'Dia 2: mostrar por dentro',
          description: 'Entregue algo útil, mesmo a quem não vai comprar. É a sua melhor prova.',
          text: DAY_2,
        },
        {
          title: 'Dia 3: encerrar',
          description:
            'Despedida educada. Muita gente decide aqui, porque fica fácil dizer sim ou não.',
          text: DAY_3,
        },
      ],
    },
    {
      type: 'list',
      title: 'Regras da sequência',
      items: [
        'A pessoa respondeu? Saia da sequência e converse.',
        'Comprou? Troque a etiqueta para Cliente e pare na hora.',
        'Disse não? Agradeça, troque para Encerrado e não volte ao assunto.',
        'Não respondeu ao dia 3? Encerrado. Ela só recebe notícia sua se pediu para receber.',
      ],
    },
    {
      type: 'example',
      title: 'O dia 2 do Festa Pronta',
      paragraphs: ['Camila manda a foto da **lista de compras** e escreve:'],
      copy: 'Oi, Jéssica! Em vez de te explicar, vou te mostrar: esta é a lista de compras do Festa Pronta, com o preço máximo de cada item. Você sabe a hora de parar de gastar. Pode usar, mesmo que você não compre. Se quiser o resto: [link do checkout]',
    },
  ],
};
