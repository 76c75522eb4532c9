import type { Section } from '../../lesson.types';

export const decisions: Section = {
  id: 'regras',
  title: 'As três regras de decisão',
  navLabel: 'Regras',
  intro:
    'Leia as regras na ordem e pare na primeira que servir ao seu ciclo. Uma decisão por vez: se você mudar duas coisas, não vai saber qual funcionou.',
  blocks: [
    {
      type: 'rules',
      rules: [
        {
          condition: 'CPL baixo com conversão alta',
          action: 'Escale o tráfego',
          text: 'Aumente o orçamento em até 20% e espere 2 dias inteiros antes de aumentar de novo: de R$ 50 para R$ 60, depois R$ 72. Não mexa no anúncio, no público nem na página. Se o CPL passar do equilíbrio, volte ao valor anterior.',
        },
        {
          condition: 'CPL alto com conversão baixa',
          action: 'Revise os criativos',
          text: 'Cada lead está saindo caro e chega sem interesse. Pause o pior, grave ou desenhe três novos com outro ângulo e mantenha o público e o orçamento. Use no texto as palavras dos clientes que compraram. Espere 1.000 impressões em cada um.',
        },
        {
          condition: 'Boa conversão com ROI negativo',
          action: 'Ajuste os preços',
          text: 'As pessoas querem; a conta é que não fecha. Aumente o ticket médio: suba um pouco o principal, coloque um order bump de 20 a 30% dele e um upsell de 2 a 3 vezes. Teste por 3 dias e compare o ROI, e não só as vendas.',
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Nenhuma regra serviu?',
      text: 'CPL baixo e conversão baixa: o anúncio traz gente, mas a conversa ou a página não convencem. Volte à Missão 6 e revise as objeções. Se quase ninguém chega ao WhatsApp, o problema é a página: Missão 2.',
    },
    {
      type: 'example',
      title: 'A decisão de Camila',
      paragraphs: [
        'Conversão de 8,8%: boa. ROI de −14%: negativo. É a terceira regra: **ajustar os preços**.',
        'Nos próximos 3 dias ela testa o guia a **R$ 33** em vez de R$ 27. O order bump de R$ 7 continua dentro da faixa (21%) e o upsell de R$ 67 também (2 vezes). Ela troca o preço no checkout, na página e no texto do anúncio, que volta para análise. Todo o resto fica igual.',
        'Com as mesmas 5 vendas, a receita iria a R$ 212,50 e o ROI ficaria perto de 2%. Pode ser que venda menos: por isso é um teste, com data para terminar e R$ 27 como caminho de volta.',
      ],
    },
  ],
};
