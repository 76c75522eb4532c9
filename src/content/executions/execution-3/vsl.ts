import type { Section } from '../../lesson.types';

export const vsl: Section = {
  id: 'vsl',
  title: 'Minutos 45 a 105: VSL de 90 segundos',
  navLabel: 'VSL',
  intro:
    'VSL é um vídeo de vendas. O seu tem 90 segundos, é gravado no celular em pé e mostra o produto aberto. Vinte minutos para o roteiro, quarenta para gravar e subir.',
  blocks: [
    {
      type: 'timeline',
      moments: [
        {
          at: '0-10 s',
          title: 'A dor',
          text: 'Comece pela frase real da Execução 1. Sem "oi, gente".',
          say: '[frase real da dor]. Se é assim que você está, eu fiz uma coisa que pode ajudar.',
        },
        {
          at: '10-25 s',
          title: 'Quem é você',
          text: 'Um motivo para confiar, verdadeiro e curto.',
          say: 'Eu sou [seu nome]. [sua experiência com o assunto, em uma frase].',
        },
        {
          at: '25-50 s',
          title: 'O produto por dentro',
          text: 'Filme a tela ou as páginas impressas, passando o dedo.',
          say: 'Este é o [nome do produto]. No primeiro dia você [primeiro passo]. Depois [segundo passo]. No fim, [resultado concreto].',
        },
        {
          at: '50-70 s',
          title: 'O que vem e quanto custa',
          text: 'Mostre a lista na tela enquanto fala.',
          say: 'Você recebe [entregável 1], [entregável 2] e [entregável 3]. Custa [preço], uma vez só.',
        },
        {
          at: '70-80 s',
          title: 'Garantia',
          text: 'Olhe para a câmera.',
          say: 'Se não servir para você, em até 7 dias você pede o dinheiro de volta.',
        },
        {
          at: '80-90 s',
          title: 'CTA',
          text: 'Aponte para baixo, onde está o botão.',
          say: 'Para começar hoje, toque no botão aqui embaixo.',
        },
      ],
    },
    {
      type: 'list',
      title: 'Grave sem sofrer',
      items: [
        'De frente para a janela, celular na altura dos olhos, cômodo silencioso.',
        'Um trecho de cada vez, com no máximo três tentativas por trecho.',
        'Junte os trechos no CapCut ou no editor do celular e ligue a legenda automática. Leia e corrija.',
        'Não quer aparecer? Filme as mãos e o produto; a voz é que vende.',
        'Suba no YouTube como **Não listado** e copie o link.',
      ],
    },
    {
      type: 'example',
      title: 'Os primeiros 25 segundos de Camila',
      paragraphs: [
        '"O buffet cobra R$ 3.500 e eu não sei nem por onde começar sozinha. Se é assim que você está, eu fiz uma coisa que pode ajudar. Eu sou a Camila, professora de educação infantil em Contagem, e há anos organizo as festas da minha família na mesa da sala."',
      ],
    },
  ],
};
