import type { Section } from '../../lesson.types';

export const basics: Section = {
  id: 'conduzir',
  title: 'Como conduzir a conversa',
  navLabel: 'Conduzir',
  intro:
    'Vender por mensagem é fazer boas perguntas e dar o próximo passo. Quem pergunta conduz; quem só responde vira atendente de preço.',
  blocks: [
    {
      type: 'list',
      title: 'Cinco hábitos que vendem',
      ordered: true,
      items: [
        '**Pergunte antes de explicar.** Uma pergunta por mensagem; só a qualificação tem duas.',
        '**Repita as palavras da pessoa.** Se ela disse "perdida", não escreva "sobrecarregada".',
        '**Termine sempre com um próximo passo.** Uma pergunta ou um link, nunca um ponto final solto.',
        '**Diga não quando não serve.** Uma venda errada volta como reembolso e reclamação.',
        '**Aceite o não.** Agradeça e pergunte o motivo, uma vez. A resposta melhora a próxima conversa.',
      ],
    },
    {
      type: 'table',
      caption: 'O que a pessoa diz e o que costuma estar por trás',
      columns: ['Objeção', 'Por trás', 'O que fazer'],
      rows: [
        [
          '"Está caro"',
          'Não viu valor, ou comparou com outra coisa',
          'Pergunte com o que comparou e ponha os dois lado a lado',
        ],
        [
          '"Vou pensar"',
          'Uma dúvida que ela não contou',
          'Pergunte qual é a dúvida e combine um dia para voltar',
        ],
        [
          '"Não tenho tempo"',
          'Medo de comprar e não usar',
          'Mostre o primeiro passo e quanto ele leva',
        ],
        [
          '"Será que funciona para mim?"',
          'Acha que o caso dela é diferente',
          'Pergunte como é o caso e responda com a parte do produto que serve',
        ],
        [
          '"E se eu não gostar?"',
          'Já se decepcionou antes',
          'Explique a garantia em uma frase, sem letra miúda',
        ],
        [
          '"Acho isso de graça na internet"',
          'Não vê diferença',
          'Concorde: existe. Venda o que está pronto e em ordem',
        ],
      ],
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'O limite',
      text: 'Objeção é dúvida, e dúvida se responde. "Não quero" é decisão, e decisão se respeita. Não invente urgência, depoimento ou desconto "só hoje" que estará lá amanhã.',
    },
  ],
};
