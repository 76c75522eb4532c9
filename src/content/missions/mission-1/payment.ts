import type { Section } from '../../lesson.types';

export const payment: Section = {
  id: 'cobranca',
  title: 'Prepare o primeiro pagamento',
  navLabel: 'Cobrança',
  intro:
    'Checkout é a tela em que a pessoa paga. Deixe a sua pronta agora: se a plataforma precisar conferir o seu cadastro, a espera corre enquanto você faz as outras missões.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Defina o preço',
          text: 'Para o primeiro produto, um valor que a pessoa decide sem consultar ninguém: entre **R$ 19 e R$ 47**. Veja quanto custam três materiais parecidos e fique perto do meio. Você pode mudar depois.',
        },
        {
          title: 'Abra a conta em uma plataforma',
          text: 'Escolha uma só. Elas não cobram mensalidade: descontam uma taxa de cada venda. A taxa e o prazo para o dinheiro cair estão no site de cada uma.',
          items: [
            'Kiwify: kiwify.com.br. Hotmart: hotmart.com/pt-br. Cakto: cakto.com.br.',
            'Use o seu CPF e uma conta bancária no mesmo nome. É preciso ser maior de idade.',
            'Se pedirem foto do documento, envie logo. A conferência pode levar de minutos a alguns dias.',
          ],
        },
        {
          title: 'Cadastre o produto',
          text: 'Preencha nome, capa, preço e garantia de 7 dias. Ligue Pix e cartão. Na descrição, cole e complete:',
          copy: `[nome do produto] é um [formato e tamanho] para [público].

O que você alcança seguindo o passo a passo: [transformação].

O que você recebe: [lista do que vem no produto].

O acesso chega por e-mail assim que o pagamento é confirmado. Garantia de 7 dias.`,
        },
        {
          title: 'Ligue a entrega automática',
          text: 'Envie o PDF ou os vídeos e escolha como a pessoa recebe: área de membros ou link por e-mail. As duas servem.',
        },
        {
          title: 'Copie o link do checkout',
          text: 'Guarde na nota do produto: ele vai no botão da página, na Missão 2. Abra o link em uma janela anônima e confira o nome, o preço e se aparecem Pix e cartão.',
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Alguém quer comprar e a conta ainda está em análise?',
      text: 'Receba por Pix direto: mande a chave, espere o valor aparecer no extrato, anote nome e e-mail e envie o material na mesma hora. A garantia de 7 dias vale do mesmo jeito.',
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'E o imposto?',
      text: 'Com CPF você pode começar, mas o que recebe é renda e pode ter imposto a pagar. Guarde os extratos da plataforma desde a primeira venda. Quando as vendas virarem rotina, converse com um contador sobre CNPJ e nota fiscal.',
    },
  ],
};
