import type { ExecutionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';

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

const INTERVIEW = `Oi, [nome]! Estou estudando um assunto e lembrei de você. Não é venda, são três perguntas rápidas:

1) Quando foi a última vez que você precisou de [resultado]?
2) O que foi mais chato ou mais difícil?
3) Você chegou a pagar por alguma ajuda? Qual?

Pode responder por áudio, do jeito que vier.`;

export const lesson: Lesson<ExecutionLessonKey<1>> = {
  heading: 'EXECUÇÃO 1: INFILTRAÇÃO NO MERCADO',
  lead: 'Uma hora para descobrir de quem é o problema, o que dói e o que você vai prometer resolver.',
  objective:
    'Definir nicho, dor, transformação e posicionamento com frases de gente real, antes de criar qualquer coisa.',
  duration: '1 hora',
  outcomes: [
    'Um nicho em uma frase, com gente que você consegue encontrar hoje',
    'Dez frases reais sobre o problema, copiadas palavra por palavra',
    'Uma dor, uma transformação e um posicionamento escritos',
  ],
  sections: [
    {
      id: 'nicho',
      title: 'Minutos 0 a 15: nicho',
      navLabel: 'Nicho',
      intro:
        'Nicho é um grupo de pessoas com a mesma situação. "Mães" é gente demais; "mães e pais que vão fazer a festa do filho em casa" é um nicho.',
      blocks: [
        {
          type: 'steps',
          steps: [
            {
              title: 'Liste três ideias (5 minutos)',
              text: 'Coisas que você já fez mais de uma vez e que alguém já pediu a sua ajuda para fazer.',
            },
            {
              title: 'Dê nota (5 minutos)',
              text: 'De 0 a 2 para cada pergunta, em cada ideia. Fique com a maior soma.',
              items: [
                'Eu sei fazer isso de verdade?',
                'Consigo falar com cinco dessas pessoas hoje?',
                'Elas já pagam por algo parecido?',
                'O problema tem data para ser resolvido?',
              ],
            },
            {
              title: 'Escreva em uma frase (5 minutos)',
              text: 'Complete e guarde nas notas:',
              copy: 'Meu nicho: [quem é] que quer [resultado] e hoje tem [limite de tempo, dinheiro ou conhecimento].',
            },
          ],
        },
      ],
    },
    {
      id: 'dor',
      title: 'Minutos 15 a 40: dor',
      navLabel: 'Dor',
      intro:
        'Não imagine a dor: copie. Você precisa de dez frases escritas por outras pessoas, com os erros e tudo.',
      blocks: [
        {
          type: 'table',
          caption: 'Onde achar as dez frases',
          columns: ['Lugar', 'O que procurar'],
          rows: [
            ['Comentários de vídeos do tema', 'Perguntas e desabafos com muitas curtidas'],
            ['Grupos de WhatsApp e Facebook', '"Alguém sabe", "socorro", "como faço"'],
            ['Avaliações de livros e cursos parecidos', 'As de 2 e 3 estrelas: o que faltou'],
            ['Sugestões do Google', 'Digite o tema e leia o que ele completa'],
            ['Três conversas suas', 'A mensagem abaixo, para quem vive o problema'],
          ],
        },
        {
          type: 'script',
          parts: [
            {
              title: 'Mensagem para três pessoas',
              description: 'Envie logo no começo; as respostas chegam enquanto você pesquisa.',
              text: INTERVIEW,
            },
          ],
        },
        {
          type: 'list',
          title: 'Escolha a dor que tem mais sinais',
          items: [
            'Aparece em três frases ou mais.',
            'Tem prazo: uma data, um evento, uma conta.',
            'A pessoa já tentou resolver e não gostou.',
            'Você sabe ajudar sem prometer milagre.',
          ],
        },
      ],
    },
    {
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
              description:
                'Preencha com as suas palavras. Ela alimenta todas as execuções seguintes.',
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
    },
  ],
  checklistTitle: 'Checklist da execução',
  checklist: {
    nicho: 'Defini o nicho em uma frase',
    dor: 'Copiei dez frases reais e escolhi uma dor',
    transformacao: 'Escrevi a transformação com começo, fim e prazo',
    posicionamento: 'Escrevi o posicionamento e alguém de fora entendeu de primeira',
  },
  finish: {
    label: 'EXECUÇÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a execução',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Execução Concluída!',
      description:
        'Execução 1 concluída com sucesso! A Execução 2, Criação da Arma Secreta, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a execução.' },
  },
};
