import type { Section } from '../../lesson.types';

const CREATIVES = `PAPEL
Você é diretor de criação de anúncios para produtos digitais pequenos e conhece as políticas da Meta e do TikTok.

CONTEXTO
Produto: [nome do produto], [formato], por [preço]
Público: [público em uma frase]
Dor, nas palavras deles: [frase real]
Promessa: [promessa]
O que posso fotografar ou filmar: [objetos, telas e lugares]

TAREFA
Crie 3 criativos: uma imagem da dor, uma imagem do produto por dentro e um vídeo.

FORMATO
Para cada imagem: o que aparece, enquadramento vertical 4:5, texto de até 7 palavras, legenda de 40 a 60 palavras e título de até 40 caracteres.
Para o vídeo vertical 9:16: de 15 a 20 segundos, em 4 cenas, com o que mostrar, o que falar e o texto na tela.

RESTRIÇÕES
- Não afirme nem insinue idade, saúde, aparência ou situação financeira de quem vê, nem da família da pessoa.
- Sem resultado garantido, sem antes e depois, sem urgência falsa.
- Sem personagem, marca ou música de terceiros. Sem rosto de criança.
- Tudo possível de produzir hoje, com um celular e o Canva gratuito.`;

export const creatives: Section = {
  id: 'criativos',
  title: 'Minutos 45 a 110: criativos',
  navLabel: 'Criativos',
  intro: 'Três peças, três ângulos: a dor, o produto por dentro e você explicando.',
  blocks: [
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Três criativos para hoje',
          description: 'Dez minutos: preencha, rode e corte o que você não consegue filmar.',
          text: CREATIVES,
        },
      ],
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Imagem 1: a dor (15 minutos)',
          text: 'No Canva, crie um design de 1080 × 1350 px. Foto da situação e **até 7 palavras**, em letra que se lê com o celular na mesa.',
        },
        {
          title: 'Imagem 2: o produto por dentro (15 minutos)',
          text: 'Foto ou captura de uma página de verdade, com o nome e o preço. É a imagem que mais filtra curioso.',
        },
        {
          title: 'Vídeo (25 minutos)',
          text: 'Vertical, de **15 a 30 segundos**; se for só para o Reels, **até 20**. Siga o roteiro abaixo e ligue a legenda automática.',
        },
      ],
    },
    {
      type: 'timeline',
      moments: [
        {
          at: '0-3 s',
          title: 'Gancho',
          text: 'Mostre o problema acontecendo, com a frase na tela.',
          say: '[frase real da dor]',
        },
        {
          at: '3-9 s',
          title: 'Virada',
          text: 'Mostre o produto aberto.',
          say: 'Eu dividi isso em [número de passos] passos de [tempo de cada um].',
        },
        {
          at: '9-15 s',
          title: 'Prova de que existe',
          text: 'Passe três páginas ou telas, devagar o bastante para ler um título.',
          say: 'Vem [entregável 1], [entregável 2] e [entregável 3].',
        },
        {
          at: '15-20 s',
          title: 'Convite',
          text: 'Volte para você, com o preço na tela.',
          say: 'Chama [nome do produto], custa [preço]. Toque no link e veja por dentro.',
        },
      ],
    },
    {
      type: 'example',
      title: 'Os criativos do Festa Pronta',
      paragraphs: [
        '**Imagem 1:** mesa de jantar com balões murchos, orçamento do buffet e um caderno em branco. Texto: "Por onde começa uma festa em casa?" (7 palavras).',
        '**Imagem 2:** a lista de compras impressa, com uma caneta. Texto: "Festa em casa com até R$ 500" (7 palavras).',
        '**Vídeo:** Camila abre o guia na Noite 1, mostra três listas e termina na mesa montada.',
      ],
    },
  ],
};
