import type { Section } from '../../lesson.types';

const PAIN_ANALYSIS = `PAPEL
Você é pesquisador de mercado e lê comentários de clientes para achar dores que as pessoas pagam para resolver.

CONTEXTO
Nicho: [nicho em uma frase]
O que eu sei fazer sobre isso: [sua experiência]
Frases reais que copiei de comentários, grupos e conversas:
[cole aqui as 10 frases]

TAREFA
Encontre a dor mais urgente e escreva a transformação e o posicionamento de um produto digital pequeno.

FORMATO
1) Tabela com as dores que se repetem: quantas frases, frase exata mais forte, tem prazo (sim ou não), o que a pessoa já tentou.
2) A dor escolhida, em uma frase com as palavras do público, e o motivo da escolha em duas linhas.
3) Três transformações no formato: De (situação de hoje) para (situação desejada), em (prazo), sem (o que a pessoa quer evitar).
4) Três posicionamentos no formato: Para (público) que (dor), é (tipo de produto) que (transformação). Diferente de (alternativa), ele (diferença).
5) Três perguntas que devo fazer a pessoas reais antes de criar o produto.

RESTRIÇÕES
- Use só as frases que colei. Não invente comentários nem números de mercado.
- Fuja de dores ligadas a saúde, dívida ou promessa de renda.
- A transformação precisa caber em até 30 dias.
- Palavras simples, como as do público.`;

export const positioning: Section = {
  id: 'transformacao-e-posicionamento',
  title: 'Minutos 40 a 60: transformação e posicionamento',
  navLabel: 'Promessa',
  intro:
    'A transformação é o caminho. O posicionamento é o motivo para escolher o seu caminho, e não outro.',
  blocks: [
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Da frase real ao posicionamento',
          description: 'Cole as dez frases e leia a resposta procurando o que soa falso.',
          text: PAIN_ANALYSIS,
        },
        {
          title: 'Ficha da Execução 1',
          description: 'Preencha com as suas palavras. Ela alimenta todas as execuções seguintes.',
          text: `Nicho: [quem é e o que quer]
Dor, nas palavras deles: "[frase real]"
Transformação: de [situação de hoje] para [situação desejada], em [prazo], sem [o que evitar]
Posicionamento: para [público] que [dor], é [tipo de produto] que [transformação]. Diferente de [alternativa], ele [diferença].`,
        },
      ],
    },
    {
      type: 'example',
      title: 'A ficha do Festa Pronta',
      paragraphs: [
        '**Nicho:** mães e pais de crianças de 2 a 8 anos, com orçamento curto e tempo só à noite.',
        '**Dor:** "o buffet cobra R$ 3.500 e eu não sei nem por onde começar sozinha".',
        '**Transformação:** da bagunça na cabeça à festa montada em 7 noites de 40 minutos, com até R$ 500.',
        '**Posicionamento:** para quem quer a festa em casa e só tem a noite, é um guia com 5 listas prontas que diz o que fazer em cada noite. Diferente de juntar vídeos soltos, ele vem na ordem e com o orçamento fechado.',
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'O teste da fila do pão',
      text: 'Diga o posicionamento em voz alta a alguém de fora. Se a pessoa perguntar "como assim?", corte palavras até ela dizer "ah, entendi".',
    },
  ],
};
