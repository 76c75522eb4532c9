import type { Section } from '../../lesson.types';

const WELCOME = `Oi! Que bom que você chegou 😊
Aqui é [seu nome], do [nome do produto].

Me conta em uma frase: [pergunta simples sobre o momento da pessoa]?

Leio todas as mensagens e respondo [dias e horário de atendimento].`;

const QUALIFICATION = `Valeu por contar, [nome]! Duas perguntas rápidas, para eu não te indicar a coisa errada:

1) Para quando você precisa de [resultado]?
2) O que mais te trava hoje: [trava 1], [trava 2] ou [trava 3]?`;

const PRESALE = `Entendi, [nome]. [repita a trava com as palavras da pessoa].

Foi por causa disso que eu fiz o [nome do produto]: [o que é, em uma frase].

Com ele você [resultado], em [prazo], sem [o que a pessoa quer evitar].

Quer que eu te mostre o que vem dentro?`;

const OFFER = `É isto que você recebe:

• [entregável 1]
• [entregável 2]
• [entregável 3]

Custa [preço], pagamento único, no Pix ou no cartão.
A garantia é de 7 dias: se não servir para você, é só pedir o dinheiro de volta.

Para começar agora, o link é este: [link do checkout]

Quando pagar, me escreve "pronto": eu confiro se o acesso chegou.`;

const DELIVERY = `Pagamento confirmado, [nome]! Aqui está o seu acesso: [link de acesso]

Ele também foi para o e-mail que você usou na compra (se não achar, olha no spam).

Comece por aqui: [primeiro passo]. Leva [tempo].

Se alguma coisa não abrir, me chama nesta conversa que eu resolvo.`;

const FOLLOW_UP = `Oi, [nome]! Ontem você me disse que [trava que a pessoa contou].

Ficou alguma dúvida sobre o [nome do produto]? Pode perguntar sem compromisso, eu respondo por aqui.

Se quiser ver de novo, o link é este: [link da página]`;

export const script: Section = {
  id: 'roteiro',
  title: 'O roteiro em seis partes',
  navLabel: 'Roteiro',
  intro:
    'Copie, troque o que está entre colchetes e guarde nesta ordem. Mande uma parte por vez e espere a resposta: seis mensagens de uma vez espantam qualquer pessoa.',
  blocks: [
    {
      type: 'script',
      parts: [
        {
          title: '1. Boas-vindas',
          description:
            'Sai sozinha, como saudação. Termina com uma pergunta fácil, porque pergunta fácil recebe resposta.',
          text: WELCOME,
        },
        {
          title: '2. Qualificação',
          description:
            'Duas perguntas: prazo e trava. Quem responde às duas é um **lead qualificado**. Quem não tem o problema agora recebe um agradecimento e segue a vida.',
          text: QUALIFICATION,
        },
        {
          title: '3. Pré-venda',
          description:
            'Mostra que você ouviu e liga a trava ao produto. Ainda sem preço: primeiro a pessoa precisa querer ver.',
          text: PRESALE,
        },
        {
          title: '4. Oferta e CTA',
          description:
            'O que vem, quanto custa, a garantia e **um** link. Uma mensagem com dois links vende menos, porque vira escolha.',
          text: OFFER,
        },
        {
          title: '5. Entrega',
          description:
            'Confira o pagamento no painel da plataforma antes de enviar. Print de comprovante não vale.',
          text: DELIVERY,
        },
        {
          title: '6. Follow-up',
          description:
            'No dia seguinte, para quem recebeu a oferta e não respondeu. Uma mensagem pela manhã.',
          text: FOLLOW_UP,
        },
      ],
    },
    {
      type: 'phrases',
      groups: [
        {
          title: 'Follow-up: a segunda mensagem, no fim do mesmo dia',
          phrases: [
            'Oi, [nome]! Última mensagem minha sobre isso, prometo. Se [resultado] ainda está nos seus planos, o link é este: [link do checkout]. Se não for o momento, tudo bem: me avisa e eu não escrevo mais.',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'Pare em duas',
      text: 'São **1 a 2 mensagens no dia seguinte**, e só. Insistir rende bloqueio e denúncia, e um número denunciado pode ser suspenso. Quem pediu tempo entra na sequência de 3 dias que você monta na Missão 6.',
    },
  ],
};
