import type { Section } from '../../lesson.types';

export const texts: Section = {
  id: 'textos',
  title: 'Minutos 0 a 45: headline, bullets e CTA',
  navLabel: 'Textos',
  intro:
    'Três textos bastam. Escreva nas notas do celular antes de abrir qualquer ferramenta de página.',
  blocks: [
    {
      type: 'callout',
      tone: 'tip',
      title: 'Já publicou a página da Missão 2?',
      text: 'Continue com ela. Compare headline, bullets e CTA com os modelos abaixo, grave a VSL e peça à IA para incluir só o vídeo, com o prompt de correção da Missão 2. Depois envie o .zip novo no mesmo projeto: o endereço não muda.',
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Headline e apoio (10 minutos)',
          text: 'Use a headline que ganhou na Execução 2. Embaixo, uma frase de apoio que diz o que é o produto:',
          copy: '[nome do produto] é [formato] com [entregáveis] para [público] [resultado] em [prazo].',
        },
        {
          title: 'Cinco bullets (25 minutos)',
          text: 'Cada bullet tem duas metades: o que a pessoa recebe e o que isso resolve. Comece pela coisa, termine pelo alívio.',
          copy: '• [entregável]: [o que ele resolve]\n• [entregável]: [dúvida que acaba]\n• [entregável]: [tempo ou dinheiro que poupa]\n• [entregável]: [erro que evita]\n• [entregável]: [resultado que a pessoa vê]',
        },
        {
          title: 'CTA (10 minutos)',
          text: 'O texto do botão começa com verbo e diz o que acontece. Embaixo dele, em letra menor, preço e garantia.',
          items: [
            'Bom: "Quero o Festa Pronta". Fraco: "Clique aqui", "Saiba mais".',
            'O mesmo botão aparece três vezes: no topo, depois dos bullets e no fim.',
            'Um link só. Menu, rede social e segundo produto distraem.',
          ],
          copy: 'Quero o [nome do produto]\n[preço], pagamento único. Garantia de 7 dias.',
        },
      ],
    },
    {
      type: 'example',
      title: 'Os textos do Festa Pronta',
      paragraphs: [
        '**Headline:** A festa do seu filho pronta em 7 noites, em casa, sem buffet',
        '**Apoio:** O Festa Pronta é um guia de 34 páginas com 5 listas prontas para organizar tudo em 40 minutos por noite, com até R$ 500.',
        '**Bullets:** Guia noite por noite: você sempre sabe o próximo passo. Lista de convidados e convites: quem vem e quem falta confirmar. Cardápio com quantidade por criança: nada falta e pouco sobra. Lista de compras com preço máximo: você sabe quando parar de gastar. Roteiro do dia, hora por hora: para você aparecer nas fotos.',
        '**CTA:** "Quero o Festa Pronta". R$ 27, pagamento único. Garantia de 7 dias.',
      ],
    },
  ],
};
