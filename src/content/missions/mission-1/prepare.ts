import type { Section } from '../../lesson.types';
import { productTypes } from './product-types';

const discoverPrompt = `PAPEL
Você é orientador de pessoas que querem vender o primeiro produto digital com o que já sabem.

CONTEXTO
Sou [sua ocupação] e moro em [sua cidade]. No trabalho, em casa e entre amigos, as pessoas me pedem ajuda com: [o que te pedem]. Tenho [horas por dia] horas por dia para montar o produto.

TAREFA
1. Sugira 5 temas de produto que eu consiga ensinar com o que já sei.
2. Para cada tema, escreva: público bem definido, a dor na frase que a pessoa diria, a transformação com prazo e o melhor formato entre guia digital, checklist, desafio 5 dias, mini curso e script vendas.
3. Dê uma nota de 1 a 5 para três pontos: a dor é urgente, é fácil achar esse público e eu consigo terminar em poucos dias. Explique cada nota em uma linha.
4. Indique o tema mais fácil de vender primeiro e o motivo.

FORMATO
Uma tabela com os 5 temas e, abaixo, as seis respostas do tema indicado: tema, público, dor, transformação, minha experiência e tom de voz.

RESTRIÇÕES
- Nada de saúde, investimento ou promessa de ganhar dinheiro.
- Não invente qualificação que eu não tenho.
- Se eu não disse o suficiente, faça até 4 perguntas antes de sugerir.
- Português do Brasil, frases curtas.`;

export const answers: Section = {
  id: 'respostas',
  title: 'Seis respostas antes do prompt',
  navLabel: 'Respostas',
  intro:
    'Todo prompt desta missão tem espaços entre colchetes. Escreva as seis respostas uma vez, no bloco de notas do celular, e cole em qualquer um deles.',
  blocks: [
    {
      type: 'table',
      caption: 'O que colocar em cada colchete',
      columns: ['Colchete', 'O que escrever', 'No Festa Pronta'],
      rows: [
        ['[tema]', 'O assunto, em poucas palavras', 'Festa infantil em casa'],
        [
          '[público]',
          'Quem é, em que momento da vida e com que limite',
          'Mães e pais de crianças de 2 a 8 anos, com orçamento curto e tempo só à noite',
        ],
        [
          '[dor]',
          'A frase que a pessoa diria para uma amiga',
          'O buffet cobra R$ 3.500 e eu não sei nem por onde começar sozinha',
        ],
        [
          '[transformação]',
          'De onde sai, aonde chega e em quanto tempo',
          'Da bagunça na cabeça à festa montada em 7 noites de 40 minutos, com até R$ 500',
        ],
        [
          '[sua experiência]',
          'Por que você pode ensinar isso',
          'Sou professora de educação infantil e organizo as festas da família',
        ],
        [
          '[tom de voz]',
          'Como você fala com quem gosta',
          'Amiga prática, que já fez e mostra como',
        ],
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'A dor pede as palavras da pessoa',
      text: 'Abra três grupos ou vídeos sobre o seu tema e leia os comentários. Copie uma frase que aparece mais de uma vez. Ela vale mais que qualquer frase que você inventar.',
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Ainda não sei o que ensinar',
          description:
            'Use só se você travou nas seis respostas. A IA sugere temas com o que você já sabe.',
          text: discoverPrompt,
        },
      ],
    },
  ],
};

export const choice: Section = {
  id: 'tipos',
  title: 'Escolha o tipo e copie o prompt',
  navLabel: 'Tipos',
  intro:
    'Toque em um tipo para ver três prompts, cada um com um caminho diferente. Na dúvida entre dois tipos, fique com o que você termina antes.',
  blocks: [
    { type: 'product-types', types: productTypes },
    {
      type: 'list',
      title: 'Três perguntas que decidem',
      items: [
        '**A pessoa precisa entender ou só precisa lembrar?** Para entender, guia digital ou mini curso. Para lembrar, checklist.',
        '**Ela trava por falta de informação ou de constância?** Se for constância, desafio 5 dias.',
        '**Ela quer fazer ou quer a frase pronta?** Se for a frase pronta, script vendas.',
      ],
    },
  ],
};

export const test: Section = {
  id: 'teste',
  title: 'Teste o prompt em uma IA',
  navLabel: 'Teste',
  intro:
    'Serve a versão gratuita do ChatGPT (chatgpt.com), do Gemini (gemini.google.com) ou do Claude (claude.ai). Fique com a que você já usa.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Salve o prompt',
          text: 'Toque em copiar e cole no bloco de notas. Dê à nota o nome do tema. Se a conversa com a IA se perder, você recomeça em um minuto.',
        },
        {
          title: 'Troque todos os colchetes',
          text: 'Preencha na nota, com calma, antes de colar na IA. Não pode sobrar nenhum.',
        },
        {
          title: 'Cole e leia a primeira resposta inteira',
          text: 'Antes de pedir mudança, confira estes quatro pontos.',
          link: { label: 'Abrir o ChatGPT', href: 'https://chatgpt.com' },
          items: [
            'Fala com o seu público, e não com todo mundo?',
            'Dá para agir hoje com o que está escrito?',
            'A ordem dos passos é a que você usaria?',
            'Existe número, preço ou história que você não contou? Então é invenção e sai.',
          ],
        },
        {
          title: 'Ajuste com pedidos curtos',
          text: 'Um pedido por vez. Use os de baixo e pare quando você teria coragem de mostrar a uma amiga.',
        },
      ],
    },
    {
      type: 'phrases',
      groups: [
        {
          title: 'Pedidos de ajuste',
          phrases: [
            'Continue de onde parou, sem repetir nada.',
            'Refaça com exemplos do dia a dia de [público].',
            'Corte tudo o que não ajuda a pessoa a agir hoje.',
            'Liste o que você supôs ou não tem como confirmar.',
            'Troque as palavras difíceis por palavras de conversa.',
            'Mostre um exemplo preenchido do começo ao fim.',
            'Que pergunta o leitor faria agora? Responda no texto.',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'A resposta parou ou o limite gratuito acabou?',
      text: 'Se parou no meio, peça para continuar. Se o limite acabou, espere o tempo que a tela mostra ou siga em outra IA: cole o prompt preenchido, o que já está pronto e peça a parte que falta.',
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'A IA erra sem avisar',
      text: 'Confira contas, preços, leis e qualquer dado antes de vender. Siga na prática pelo menos um capítulo, do começo ao fim. O nome na capa é o seu.',
    },
  ],
};
