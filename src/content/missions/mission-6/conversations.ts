import type { Section } from '../../lesson.types';

export const conversations: Section = {
  id: 'conversas',
  title: 'Cinco conversas hoje',
  navLabel: 'Conversas',
  intro:
    'Reserve uma hora e comece cinco conversas com gente que tem o problema e já deu algum sinal: clicou, comentou, respondeu a um story ou pediu ajuda.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Faça a lista (10 minutos)',
          text: 'Anote cinco nomes e o sinal que cada pessoa deu. Não chegou a cinco? Lembre de quem já reclamou desse problema com você, no trabalho, na família ou na vizinhança: isso também é sinal.',
        },
        {
          title: 'Abra as cinco (15 minutos)',
          text: 'Um quebra-gelo diferente para cada uma, com algo que só vale para ela. Nada de copiar a mesma mensagem cinco vezes.',
        },
        {
          title: 'Conduza quem responder (25 minutos)',
          text: 'Qualificação, pré-venda, oferta. Uma pergunta por mensagem.',
        },
        {
          title: 'Anote (10 minutos)',
          text: 'Uma linha por conversa, com as palavras da pessoa. Copie o modelo para as suas notas:',
          copy: 'Nome: [nome]\nSinal: [clicou, comentou, respondeu]\nO que a trava, nas palavras dela: "[frase]"\nObjeção: [objeção ou nenhuma]\nResultado: [comprou, vai pensar, não quer, sem resposta]\nPróximo passo e dia: [próximo passo]',
        },
      ],
    },
    {
      type: 'example',
      title: 'Uma conversa de Camila, inteira',
      paragraphs: [
        '**Camila:** Oi, Renata! Você comentou "socorro" no meu vídeo do painel 😄 Como está a festa por aí?',
        '**Renata:** nem começou kkk é dia 12 e eu só tenho a noite',
        '**Camila:** Dia 12 dá. O que mais te trava: dinheiro, tempo ou não saber por onde começar?',
        '**Renata:** por onde começar. o buffet quer 3.500, sem condição',
        '**Camila:** Entendi: 3.500 no buffet, e sozinha não dá para saber por onde começar. O Festa Pronta é isso em ordem: 7 noites de 40 minutos, com até R$ 500. Hoje você fecharia só a lista de convidados. Quer ver o que vem dentro?',
        '**Renata:** quero, mas não sei se vou ter tempo',
        '**Camila:** Tempo curto é exatamente o caso para o qual eu fiz. A Noite 1 leva 40 minutos. São 34 páginas e 5 listas prontas, R$ 27, garantia de 7 dias. Prefere Pix ou cartão? O link é este: (link do checkout)',
        '**Renata:** pix. vou fazer agora',
        'Repare: quatro perguntas, um link, nenhuma pressão. E o "por onde começar" de Renata virou a primeira frase do próximo anúncio.',
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Ninguém respondeu? Ninguém comprou?',
      text: 'Sem resposta, o problema está na primeira linha: ela precisa falar de algo que só vale para aquela pessoa. Espere um dia, mude o começo e escreva para outras cinco. Se responderam e não compraram, leia as anotações: a mesma objeção três vezes pede ajuste na oferta ou na página.',
    },
  ],
};
