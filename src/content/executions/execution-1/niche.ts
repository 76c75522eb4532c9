import type { Section } from '../../lesson.types';

export const niche: Section = {
  id: 'nicho',
  title: 'Minutos 0 a 15: nicho',
  navLabel: 'Nicho',
  intro:
    'Nicho é um grupo de pessoas com a mesma situação. "Mães" é gente demais; "mães e pais que vão fazer a festa do filho em casa" é um nicho.',
  blocks: [
    {
      type: 'callout',
      tone: 'tip',
      title: 'Já fez a Missão 1?',
      text: 'Traga as seis respostas. Aqui você as compara com frases de gente real e corrige o que era palpite. Se o produto já existe, use as dez frases para ajustar o texto da página e dos anúncios.',
    },
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
};
