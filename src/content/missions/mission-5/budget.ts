import type { Section } from '../../lesson.types';

export const budget: Section = {
  id: 'orcamento',
  title: 'Público e orçamento',
  navLabel: 'Orçamento',
  intro:
    'O público diz a quem mostrar. O orçamento diz quanto você aceita pagar para descobrir. Defina os dois antes de abrir o gerenciador.',
  blocks: [
    {
      type: 'table',
      caption: 'Orçamento diário de teste, por canal',
      columns: ['Canal', 'Por dia', 'Bom para', 'Comece por'],
      rows: [
        [
          'Facebook/Instagram',
          'R$ 50-100',
          'Mostrar o produto a quem ainda não procura por ele',
          'R$ 50, um público, três anúncios',
        ],
        [
          'Google',
          'R$ 30-50',
          'Aparecer para quem já está procurando',
          'R$ 30, campanha de Pesquisa, até 10 palavras-chave',
        ],
        [
          'TikTok',
          'R$ 50',
          'Vídeo curto e espontâneo, com cara de conteúdo',
          'O botão Promover, no vídeo que já foi bem; o TikTok Ads tem mínimos próprios, que aparecem na tela de orçamento',
        ],
      ],
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'O imposto vem por cima',
      text: 'Desde janeiro de 2026 a Meta soma os impostos à cobrança, e o gerenciador mostra só a verba. No cartão, R$ 50 por dia viram perto de **R$ 57**. No Pix, uma parte do valor que você deposita é imposto. Faça as suas contas com o valor da fatura.',
    },
    {
      type: 'list',
      title: 'Três regras para dormir bem',
      ordered: true,
      items: [
        'Escreva o **máximo do teste** antes de publicar e coloque esse valor como limite de gasto da conta, nas configurações de pagamento.',
        'Deixe rodar 3 dias sem mexer no público nem no orçamento. Trocar um anúncio fraco, depois de 1.000 impressões, pode. Mudar tudo todo dia confunde a plataforma e você.',
        'Não use dinheiro de conta a pagar. É um teste: pode não voltar nada.',
      ],
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Escreva o público em uma frase',
          text: 'Quem é, o que está tentando fazer e o que atrapalha. Complete:',
          copy: '[quem é] que quer [resultado], mas [o que atrapalha], e tem [tempo e dinheiro disponíveis].',
        },
        {
          title: 'Traduza para o gerenciador',
          text: 'O gerenciador não entende frases. Ele pede três coisas:',
          items: [
            'Localização: comece pelo seu estado, ou pelo Brasil se o produto não depende de lugar.',
            'Idade: a partir de 18 anos, numa faixa larga, como de 25 a 45.',
            'Interesses: de 3 a 6, ligados ao que a pessoa faz, e não só ao produto.',
          ],
        },
        {
          title: 'Confira o tamanho',
          text: 'O gerenciador estima o público ao lado. Abaixo de 100 mil pessoas, alargue: público pequeno encarece. Acima disso, deixe a plataforma procurar quem responde.',
        },
      ],
    },
    {
      type: 'example',
      title: 'O público do Festa Pronta',
      paragraphs: [
        '**Frase:** mães e pais de crianças de 2 a 8 anos que querem fazer uma festa bonita, mas não sabem por onde começar e têm orçamento curto e só as noites livres.',
        '**No gerenciador:** Minas Gerais, de 25 a 45 anos, interesses em festa infantil, decoração de festas, artesanato e maternidade.',
        '**Limite do teste:** R$ 50 por dia, 3 dias, R$ 150 de verba. Na fatura do cartão, com impostos, **R$ 171**.',
      ],
    },
  ],
};
