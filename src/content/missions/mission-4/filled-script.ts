import type { Section } from '../../lesson.types';

const ADAPT_PROMPT = `PAPEL
Você é especialista em vendas pelo WhatsApp no Brasil. Escreve como gente: frases curtas, tom próximo, nenhuma pressão.

CONTEXTO
Produto: [nome do produto]
O que é e o que vem dentro: [formato e entregáveis]
Público: [público]
Dor principal, nas palavras do público: [dor]
Transformação: [transformação]
Tom de voz: [tom de voz]
Preço: [preço], com garantia de 7 dias
Link do checkout: [link do checkout]
Quem atende: [seu nome]
Horário: [dias e horário de atendimento]

TAREFA
Escreva um roteiro de atendimento com 6 mensagens, nesta ordem: boas-vindas, qualificação, pré-venda, oferta com chamada para ação, entrega e follow-up do dia seguinte.

FORMATO
- Cada mensagem com um título e o texto pronto para colar.
- Máximo de 450 caracteres por mensagem, com quebras de linha.
- Boas-vindas termina com uma pergunta simples.
- Qualificação tem exatamente duas perguntas: prazo e maior trava.
- Oferta tem lista do que vem, preço, garantia e um único link.
- Onde entrar dado da pessoa, use colchetes: [nome], [trava que a pessoa contou].

RESTRIÇÕES
- Não prometa resultado garantido nem ganho de dinheiro.
- Não invente depoimentos, números de clientes, vagas ou prazos.
- No máximo um emoji por mensagem.
- Não use "querido", "meu amor", nem texto todo em maiúsculas.`;

export const filledScript: Section = {
  id: 'exemplo',
  title: 'O roteiro do Festa Pronta',
  navLabel: 'Exemplo',
  intro:
    'Veja as mesmas seis partes preenchidas por Camila. Ela troca as palavras e mantém a ordem.',
  blocks: [
    {
      type: 'example',
      title: 'Do "oi" à entrega',
      paragraphs: [
        '**Boas-vindas.** "Oi! Que bom que você chegou 😊 Aqui é a Camila, do Festa Pronta. Me conta em uma frase: de quem é a festa e para quando? Leio todas as mensagens e respondo de segunda a sexta, das 19h às 22h."',
        '**Qualificação.** "Valeu por contar, Jéssica! Duas perguntas rápidas: 1) A festa já tem data? 2) O que mais te trava hoje: o dinheiro, o tempo ou não saber por onde começar?"',
        '**Pré-venda.** "Entendi, Jéssica. O buffet cobra R$ 3.500 e sozinha você não sabe nem por onde começar. Foi por causa disso que eu fiz o Festa Pronta: um guia em PDF de 34 páginas com 5 listas prontas. Com ele você organiza a festa em casa, em 7 noites de 40 minutos, com até R$ 500. Quer que eu te mostre o que vem dentro?"',
        '**Oferta.** "É isto que você recebe: guia de 34 páginas, noite por noite; 5 listas prontas para imprimir ou usar no celular; acesso na hora. Custa R$ 27, pagamento único, no Pix ou no cartão. A garantia é de 7 dias. Para começar agora, o link é este: (link do checkout). Quando pagar, me escreve \'pronto\'."',
        '**Entrega.** "Pagamento confirmado, Jéssica! Aqui está o seu acesso: (link do Google Drive). Ele também foi para o seu e-mail. Comece pela Noite 1, na página 5: leva 40 minutos. Se alguma coisa não abrir, me chama."',
        '**Follow-up.** "Oi, Jéssica! Ontem você me disse que não sabia por onde começar a festa do Theo. Ficou alguma dúvida sobre o Festa Pronta? Pode perguntar sem compromisso."',
      ],
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Adapte o roteiro ao seu produto',
          description:
            'Preencha o CONTEXTO com as suas seis respostas da Missão 1, cole no ChatGPT, no Gemini ou no Claude e leia em voz alta o que voltar. O que soar estranho, reescreva do seu jeito.',
          text: ADAPT_PROMPT,
        },
      ],
    },
  ],
};
