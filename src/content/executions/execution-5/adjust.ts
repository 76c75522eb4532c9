import type { Section } from '../../lesson.types';

const REVIEW = `PAPEL
Você ajuda quem acabou de lançar um produto digital pequeno a entender as primeiras 24 horas.

CONTEXTO
Produto: [nome do produto], [formato], por [preço]
Público: [público em uma frase]
Headline da página: [headline]
Horas desde a publicação: [horas]
Gasto em anúncio, com impostos: [gasto]
Impressões: [impressões]. Cliques: [cliques]. Conversas: [conversas]. Leads qualificados: [leads qualificados]. Vendas: [vendas]
Frases que ouvi:
[cole aqui as frases]

TAREFA
Descubra em que passo as pessoas param e proponha uma única mudança para as próximas 24 horas.

FORMATO
1) O passo mais fraco (anúncio, página, conversa ou checkout) e o número que mostra isso.
2) Duas hipóteses, cada uma com a frase que a apoia.
3) A mudança: o texto ou a ação pronta para usar, e o número que vou olhar.
4) O que não mexer.

RESTRIÇÕES
- Use só os dados acima. Se a amostra for pequena, diga.
- Não sugira desconto como primeira saída, nem urgência falsa.
- Não prometa resultado.
- No máximo 250 palavras.`;

export const adjust: Section = {
  id: 'ajuste',
  title: 'Resultado e ajuste',
  navLabel: 'Resultado',
  intro:
    'A meta é **1 lead qualificado ou 1 venda em 24 horas**. Ela é pequena de propósito: prova que existe alguém, e diz o que consertar quando não vem.',
  blocks: [
    {
      type: 'table',
      caption: 'O que aconteceu e o que mudar primeiro',
      columns: ['O que aconteceu', 'Onde está o problema', 'A única mudança'],
      rows: [
        [
          'Anúncio ainda em análise',
          'Em lugar nenhum: acontece',
          'Siga no orgânico e conte 24 horas a partir da aprovação',
        ],
        [
          'Muita gente viu, quase ninguém clicou',
          'Primeira frase ou imagem',
          'Troque pelo jeito como uma pessoa real disse a dor',
        ],
        [
          'Você escreveu para dez pessoas e ninguém respondeu',
          'Primeira linha da mensagem, ou gente sem o problema',
          'Comece por algo que só vale para aquela pessoa e escreva para outras cinco',
        ],
        [
          'Clicaram e saíram da página',
          'Velocidade ou headline',
          'Teste no 4G e iguale a headline ao anúncio',
        ],
        [
          'Conversaram e não pediram preço',
          'Dor fraca, ou gente de fora do nicho',
          'Mude onde você divulga, e não a página',
        ],
        [
          'Pediram preço e sumiram',
          'Falta confiança ou falta clareza',
          'Mande uma página de amostra e explique a garantia',
        ],
        [
          'Geraram Pix e não pagaram',
          'Dúvida de última hora',
          'Pergunte no WhatsApp se deu algum problema',
        ],
      ],
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Leitura das 24 horas',
          description: 'Use na hora 10 e na hora 24.',
          text: REVIEW,
        },
      ],
    },
    {
      type: 'list',
      title: 'Chegou à hora 24',
      items: [
        '**Veio 1 lead qualificado ou 1 venda:** marque o último item. Agradeça, pergunte o que fez a pessoa decidir e repita o que funcionou.',
        '**Não veio:** não marque ainda. Faça uma mudança pela tabela e rode mais 24 horas. Dois ou três ciclos são comuns, e nenhum resultado é garantido.',
        '**Três ciclos sem nenhum lead qualificado:** a dor escolhida não é urgente para essas pessoas. Volte à Execução 1 com as frases que anotou; o resto você já sabe montar.',
      ],
    },
  ],
};
