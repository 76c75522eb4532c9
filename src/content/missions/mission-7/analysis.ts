import type { Section } from '../../lesson.types';

const ANALYSIS = `PAPEL
Você é analista de marketing e ajuda quem vende um produto digital sozinho, com pouco orçamento. Explica números em português simples.

CONTEXTO
Produto: [nome do produto], por [preço]
Order bump: [nome e preço do order bump]
Upsell: [nome e preço do upsell]
Período: [data de início] a [data de fim]
Canal: [canal]

Meus números:
- Investimento, com impostos: [investimento]
- Impressões: [impressões]
- Cliques no link: [cliques]
- Leads (conversas no WhatsApp): [leads]
- Vendas: [vendas]
- Receita: [receita]
- Taxas da plataforma: [taxas]
- As 3 objeções que mais ouvi: [objeção 1], [objeção 2], [objeção 3]

TAREFA
1) Calcule CTR, CPL, taxa de conversão, CAC, ticket médio, ROI e o CPL de equilíbrio, que é (receita - taxas) dividido pelos leads. Mostre cada conta.
2) Diga em qual passo do funil perco mais gente: anúncio, página, WhatsApp ou checkout.
3) Aplique estas regras, nesta ordem, e diga qual vale para mim:
   - CPL baixo (menor que o de equilíbrio) com conversão alta (8% ou mais): escalar o tráfego.
   - CPL alto (maior que o de equilíbrio) com conversão baixa (menos de 3%): revisar os criativos.
   - Boa conversão (8% ou mais) com ROI negativo: ajustar os preços.
   - Se nenhuma valer, diga isso e aponte o passo mais fraco.
4) Proponha UMA mudança para os próximos 3 dias.

FORMATO
- Tabela: métrica, conta, resultado, o que significa em uma frase.
- Diagnóstico em no máximo 5 linhas.
- A mudança proposta: o que fazer, como fazer em 3 passos, qual número olhar, e o que faria você voltar atrás.
- O que ainda não dá para concluir com estes dados.

RESTRIÇÕES
- Use só os números acima. Se faltar algum, pergunte antes de calcular.
- Se houver menos de 30 leads ou de 1.000 impressões, avise que a amostra é pequena.
- Não preveja faturamento e não prometa resultado.
- Uma mudança só. Nada de lista com dez ideias.`;

export const analysis: Section = {
  id: 'analise',
  title: 'O prompt de análise',
  navLabel: 'Análise',
  intro:
    'Preencha com os números da planilha e cole no ChatGPT, no Gemini ou no Claude. A IA às vezes erra conta: compare com a planilha antes de acreditar.',
  blocks: [
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Análise do ciclo',
          description: 'Calcula, acha o gargalo, aplica as três regras e propõe uma mudança.',
          text: ANALYSIS,
        },
      ],
    },
    {
      type: 'list',
      title: 'Confira a resposta em três minutos',
      ordered: true,
      items: [
        'As seis métricas batem com a planilha? Se não, vale a planilha.',
        'A regra escolhida é a mesma que você escolheria lendo a seção anterior?',
        'A mudança cabe em um dia de trabalho e mexe em uma coisa só?',
        'A resposta inventou algum número que você não deu? Peça de novo, citando o erro.',
      ],
    },
  ],
};
