import type { Section } from '../../lesson.types';

export const metrics: Section = {
  id: 'metricas',
  title: 'As seis métricas',
  navLabel: 'Métricas',
  intro:
    'Seis números bastam para decidir. Junte os dados de um período fechado, de preferência 3 dias inteiros, e calcule na ordem.',
  blocks: [
    {
      type: 'metrics',
      metrics: [
        {
          name: 'CTR (taxa de cliques)',
          text: 'De cada 100 vezes que o anúncio apareceu, quantas viraram clique. Diz se a primeira frase e a imagem prendem.',
          formula: 'cliques no link ÷ impressões × 100',
          target: '5%+. Abaixo de 2%, troque o criativo.',
        },
        {
          name: 'CPL (custo por lead)',
          text: 'Quanto custou cada pessoa que chamou no WhatsApp ou deixou o contato.',
          formula: 'investimento ÷ leads',
          target:
            'Baixo: menor que o CPL de equilíbrio, que é (receita − taxas) ÷ leads. Alto: maior que ele.',
        },
        {
          name: 'Taxa de conversão',
          text: 'De cada 100 leads, quantos compraram. Diz se a oferta e a conversa convencem.',
          formula: 'vendas ÷ leads × 100',
          target:
            'Para começar, trate 8% ou mais como boa e menos de 3% como baixa. Depois de três ciclos, use a sua própria média.',
        },
        {
          name: 'CAC (custo por venda)',
          text: 'Quanto você gastou para conquistar um cliente.',
          formula: 'investimento ÷ vendas',
          target: 'Precisa ser menor que o que sobra de cada venda depois das taxas.',
        },
        {
          name: 'Ticket médio',
          text: 'Quanto cada cliente pagou, somando produto, order bump e upsell.',
          formula: 'receita ÷ vendas',
          target:
            'Maior que o preço do produto. Se for igual, ninguém está vendo o bump e o upsell.',
        },
        {
          name: 'ROI (retorno)',
          text: 'Quanto sobrou ou faltou para cada real investido, depois das taxas.',
          formula: '(receita − taxas − investimento) ÷ investimento × 100',
          target: 'Acima de zero, o ciclo se pagou. Abaixo, você pagou para aprender: veja o quê.',
        },
      ],
    },
    {
      type: 'table',
      caption: 'Onde encontrar cada número',
      columns: ['Número', 'Onde está'],
      rows: [
        ['Impressões e cliques no link', 'Gerenciador de Anúncios, na linha da campanha'],
        [
          'Investimento',
          'Cobrança e pagamentos, com os impostos (a verba do gerenciador vem sem eles)',
        ],
        ['Leads', 'WhatsApp: conversas novas do período, pelas etiquetas'],
        ['Vendas e receita', 'Painel da Kiwify, da Hotmart ou da Cakto, só as vendas aprovadas'],
        ['Taxas', 'No mesmo painel: o valor da venda menos o que caiu para você'],
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Ainda não vendeu?',
      text: 'Sem venda, CAC e ticket médio não existem: escreva "sem venda" no lugar. O ROI fica em −100%, e isso é esperado. Leia CTR, CPL e quantas pessoas conversaram; o passo em que quase todo mundo some é o próximo conserto.',
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Só fez orgânico?',
      text: 'Com investimento zero, CPL, CAC e ROI não dizem nada. Use CTR (cliques ÷ visualizações), taxa de conversão e ticket médio, e anote as horas que gastou.',
    },
    {
      type: 'example',
      title: 'Os 3 dias do Festa Pronta',
      paragraphs: [
        '**Dados:** investimento de R$ 171 (R$ 150 de verba mais impostos), 6.000 impressões, 300 cliques, 57 leads, 5 vendas. Receita de **R$ 182,50**: cinco guias a R$ 27, dois order bumps a R$ 7 e um upsell a R$ 33,50. Taxas da plataforma: R$ 36.',
        '**CTR:** 300 ÷ 6.000 = 5%. **CPL:** 171 ÷ 57 = R$ 3,00. **Conversão:** 5 ÷ 57 = 8,8%.',
        '**CAC:** 171 ÷ 5 = R$ 34,20. **Ticket médio:** 182,50 ÷ 5 = R$ 36,50. **ROI:** (182,50 − 36 − 171) ÷ 171 = −14%.',
        '**CPL de equilíbrio:** (182,50 − 36) ÷ 57 = R$ 2,57. O CPL de R$ 3,00 passou dele por centavos: foi isso que deixou o ROI negativo.',
      ],
    },
  ],
};
