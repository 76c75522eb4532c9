import type { Section } from '../../lesson.types';

const EXTRAS = `PAPEL
Você monta ofertas simples, com um produto principal, um order bump e um upsell.

CONTEXTO
Produto principal: [nome do produto], [formato], por [preço]
O que vem: [entregáveis]
Público: [público em uma frase]
O que a pessoa precisa logo depois de usar o produto: [próxima necessidade]

TAREFA
Proponha 3 ideias de order bump e 3 de upsell que eu consiga produzir em até um dia cada.

FORMATO
Tabela: ideia, o que vem, por que combina com a compra, horas para produzir, preço.
Preço do order bump: de 20 a 30% do principal. Preço do upsell: de 2 a 3 vezes o principal.
Depois, escolha um de cada e escreva: nome, uma linha para o checkout e três linhas para a página de obrigado.

RESTRIÇÕES
- O produto principal tem de funcionar sozinho. Nada essencial pode ficar no extra.
- Sem promessa de renda ou de resultado garantido.
- Sem mentoria nem atendimento individual: só arquivos digitais.`;

export const pricing: Section = {
  id: 'preco-e-upsell',
  title: 'Minutos 60 a 90: preço e upsell',
  navLabel: 'Upsell',
  intro:
    'Para validar rápido, um preço que a pessoa decide sem consultar ninguém: entre R$ 19 e R$ 47. O upsell vem depois da compra.',
  blocks: [
    {
      type: 'table',
      caption: 'As contas da oferta',
      columns: ['Peça', 'Regra', 'No Festa Pronta'],
      rows: [
        ['Produto principal', 'Preço de decisão rápida', 'R$ 27'],
        ['Order bump', '20 a 30% do principal', 'R$ 7, Kit de painel e etiquetas para imprimir'],
        [
          'Upsell',
          '2 a 3 vezes o principal',
          'R$ 67, 12 temas prontos: lista, painel e convite de cada um',
        ],
        ['Upsell com desconto', '50%, só na página de obrigado', 'R$ 33,50'],
      ],
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Order bump e upsell',
          description: 'Ideias que você produz em um dia.',
          text: EXTRAS,
        },
        {
          title: 'Ficha da oferta',
          description: 'Preencha. É o texto que você vai colar na página e no checkout.',
          text: `Nome: [nome do produto]
Headline: [headline]
Promessa: [promessa]
O que vem: [entregável 1], [entregável 2], [entregável 3]
Preço: [preço]. Garantia: 7 dias
Order bump: [nome do order bump], [preço do order bump]
Upsell: [nome do upsell], [preço do upsell]. Na página de obrigado: [preço com desconto]`,
        },
      ],
    },
    {
      type: 'example',
      title: 'A oferta do Festa Pronta',
      paragraphs: [
        '**Nome:** Festa Pronta. **Headline:** "A festa do seu filho pronta em 7 noites, em casa, sem buffet".',
        '**Promessa:** para mães e pais com orçamento curto e só as noites livres, a festa montada em 7 noites de 40 minutos, com até R$ 500, sem contratar buffet.',
        'O upsell poupa trabalho, mas não falta a quem fica só com o guia: dá para fazer qualquer tema com as 5 listas.',
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'E o arquivo do produto?',
      text: 'A oferta vem antes do arquivo, para você não passar uma semana fazendo o que ninguém quer. Se o seu ainda não existe, reserve uma tarde até a Execução 4: o passo a passo está na Missão 1.',
    },
  ],
};
