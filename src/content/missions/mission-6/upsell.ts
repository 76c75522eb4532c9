import type { Section } from '../../lesson.types';

const THANK_YOU_PAGE = `Sua compra deu certo. O acesso está no seu e-mail e no botão no fim desta página.

Antes de você ir: [nome do upsell]

O [nome do produto] resolve [problema principal]. O [nome do upsell] é para quem também quer [ganho extra].

Você recebe:
• [entregável 1 do upsell]
• [entregável 2 do upsell]
• [entregável 3 do upsell]

Preço normal: [preço cheio do upsell]
Nesta página: [preço com 50% de desconto]

Botão 1: Quero incluir por [preço com 50% de desconto]
Botão 2: Agora não, quero só o meu acesso

Garantia de 7 dias. Você não precisa dele para usar o [nome do produto].`;

export const upsell: Section = {
  id: 'upsell',
  title: 'Order bump e upsell',
  navLabel: 'Upsell',
  intro:
    'Quem acabou de comprar já confia em você. Duas ofertas simples aumentam o valor de cada venda sem gastar mais com anúncio.',
  blocks: [
    {
      type: 'comparison',
      columns: [
        {
          title: 'Order bump',
          text: 'Uma caixinha que a pessoa marca no checkout, antes de pagar.',
          items: [
            'Preço: de **20 a 30%** do produto principal.',
            'Algo pequeno, que completa o que a pessoa está comprando.',
            'Explica-se em uma linha.',
            'A caixinha vem desmarcada: quem decide é o cliente.',
          ],
        },
        {
          title: 'Upsell',
          text: 'Uma oferta na página de obrigado, depois de pagar.',
          items: [
            'Preço: de **2 a 3 vezes** o produto principal.',
            'Algo maior, que poupa trabalho ou leva mais longe.',
            'Pode ter desconto só naquela página, por exemplo **50%**.',
            'O botão de recusar é tão visível quanto o de aceitar.',
          ],
        },
      ],
    },
    {
      type: 'table',
      caption: 'Faça a conta com o seu preço',
      columns: [
        'Produto',
        'Order bump (20 a 30%)',
        'Upsell (2 a 3 vezes)',
        'Upsell com 50% de desconto',
      ],
      rows: [
        ['R$ 19', 'R$ 3,80 a R$ 5,70', 'R$ 38 a R$ 57', 'R$ 19 a R$ 28,50'],
        ['R$ 27', 'R$ 5,40 a R$ 8,10', 'R$ 54 a R$ 81', 'R$ 27 a R$ 40,50'],
        ['R$ 47', 'R$ 9,40 a R$ 14,10', 'R$ 94 a R$ 141', 'R$ 47 a R$ 70,50'],
        ['R$ 97', 'R$ 19,40 a R$ 29,10', 'R$ 194 a R$ 291', 'R$ 97 a R$ 145,50'],
      ],
    },
    {
      type: 'example',
      title: 'As duas ofertas do Festa Pronta',
      paragraphs: [
        '**Order bump, R$ 7 (26% de R$ 27):** "Kit de painel e etiquetas para imprimir". Quem compra o guia vai precisar de um painel; aqui ele já vem pronto.',
        '**Upsell, R$ 67 (2,5 vezes R$ 27):** "12 temas prontos: lista, painel e convite de cada um". Na página de obrigado, com 50% de desconto, sai por **R$ 33,50**.',
        'O desconto só existe ali. Quem pede depois paga R$ 67, porque foi isso que a página disse.',
      ],
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Monte os arquivos, do menor para o maior',
          text: 'Para o order bump, use o prompt **Kit de listas para imprimir**, da Missão 1, com um pedaço do seu tema. Para o upsell, repita o prompt do produto principal com o assunto que vem depois. Faça o order bump hoje. Se o upsell não ficar pronto, deixe para o próximo ciclo: nunca venda o que ainda não existe.',
        },
        {
          title: 'Cadastre cada um como produto',
          text: 'Na plataforma que você escolheu na Missão 1, cadastre o order bump e o upsell separados do principal, cada um com o seu arquivo.',
        },
        {
          title: 'Ligue ao produto principal',
          text: 'Nas configurações do principal, procure **Order bump** e selecione o primeiro. Na parte de **Upsell** ou **Funil de vendas**, selecione o segundo e cole o texto da página de obrigado.',
          copy: THANK_YOU_PAGE,
        },
        {
          title: 'Abra o checkout em aba anônima',
          text: 'A caixinha do bump aparece desmarcada? O preço soma certo? A página de obrigado traz o acesso mesmo para quem recusa o upsell?',
        },
      ],
    },
  ],
};
