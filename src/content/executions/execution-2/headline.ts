import type { Section } from '../../lesson.types';

export const headline: Section = {
  id: 'headline-e-promessa',
  title: 'Minutos 30 a 60: headline e promessa',
  navLabel: 'Headline',
  intro:
    'A headline faz a pessoa parar. A promessa faz a pessoa acreditar. A primeira é curta; a segunda é precisa.',
  blocks: [
    {
      type: 'phrases',
      groups: [
        {
          title: 'Modelos de headline',
          phrases: [
            '[resultado] em [prazo], mesmo com [limite]',
            '[resultado] sem [o que a pessoa quer evitar]',
            'De [situação de hoje] a [situação desejada] em [prazo]',
            'O passo a passo para [resultado] com até [valor ou tempo]',
            'Por onde começar quando [situação difícil]',
          ],
        },
        {
          title: 'Modelos de promessa',
          phrases: [
            'Para [público]: [resultado] em [prazo], com [esforço por dia], sem [o que evitar].',
            'Você abre o [nome do produto], segue [número de passos] passos e termina com [resultado concreto] em [prazo].',
          ],
        },
      ],
    },
    {
      type: 'list',
      title: 'A promessa passa se você responder sim a tudo',
      items: [
        'Dá para cumprir só com o que vem no produto?',
        'Tem um prazo e um esforço que você já testou?',
        'Fala do que a pessoa vai ter, e não do que ela vai ganhar em dinheiro?',
        'Alguém poderia conferir se aconteceu?',
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Deixe os outros escolherem',
      text: 'Mande duas headlines a cinco pessoas do nicho e pergunte: "qual das duas você abriria?". Não explique. Fique com a que tiver mais votos, mesmo que não seja a sua preferida.',
    },
  ],
};
