import type { ExecutionLessonKey } from '../checklists';
import type { Lesson } from '../lesson.types';

const NAMES = `PAPEL
Você é redator de ofertas de produtos digitais no Brasil e gosta de frases que se entendem na primeira leitura.

CONTEXTO
Público: [público em uma frase]
Dor, nas palavras deles: [frase real]
Transformação: [transformação]
Formato do produto: [guia, checklist, desafio, mini curso ou script]
O que vem dentro: [entregáveis]
Posicionamento: [posicionamento]

TAREFA
Crie opções de nome, headline e promessa para esta oferta.

FORMATO
1) 10 nomes de até 3 palavras, fáceis de falar ao telefone. Ao lado, o que o nome faz a pessoa imaginar.
2) 5 headlines de até 12 palavras, cada uma com um ângulo: resultado, prazo, contraste, pergunta, passo a passo.
3) 3 promessas completas: para quem, o que consegue, em quanto tempo, com que esforço e sem o quê.
4) A sua combinação preferida, com o motivo em duas linhas.

RESTRIÇÕES
- Nada de "segredo", "método infalível", "revolucionário" ou palavras em inglês.
- Não prometa renda, cura nem resultado garantido.
- A promessa precisa ser cumprida só com o que vem dentro do produto.
- Não use nome parecido com o de marca conhecida.`;

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

export const lesson: Lesson<ExecutionLessonKey<2>> = {
  heading: 'EXECUÇÃO 2: CRIAÇÃO DA ARMA SECRETA',
  lead: 'Uma hora e meia para transformar a dor em uma oferta com nome, frase, promessa e preço.',
  objective:
    'Montar a oferta inicial: nome, headline, promessa e um upsell, com os preços definidos.',
  duration: '1 hora e 30 minutos',
  outcomes: [
    'Um nome que se entende ao telefone e que ninguém do ramo usa',
    'Uma headline de até 12 palavras, escolhida por outras pessoas',
    'Uma promessa que o produto cumpre sozinho',
    'Preço principal, order bump e upsell em uma ficha',
  ],
  sections: [
    {
      id: 'nome',
      title: 'Minutos 0 a 30: nome',
      navLabel: 'Nome',
      blocks: [
        {
          type: 'steps',
          steps: [
            {
              title: 'Gere opções (10 minutos)',
              text: 'Rode o prompt abaixo com a ficha da Execução 1. Marque os três nomes de que você lembra sem olhar.',
            },
            {
              title: 'Veja se já existe (10 minutos)',
              text: 'Procure cada um no Google, no Instagram e na base de marcas do INPI. Existe algo igual no seu ramo? Descarte.',
              link: { label: 'Abrir a busca do INPI', href: 'https://busca.inpi.gov.br' },
            },
            {
              title: 'Faça o teste do telefone (10 minutos)',
              text: 'Mande um áudio dizendo o nome a duas pessoas e peça que escrevam como ouviram. Escreveram certo? É esse.',
            },
          ],
        },
        {
          type: 'prompts',
          prompts: [
            {
              title: 'Nome, headline e promessa',
              description: 'Um prompt para os três primeiros itens do checklist.',
              text: NAMES,
            },
          ],
        },
      ],
    },
    {
      id: 'headline-e-promessa',
      title: 'Minutos 30 a 60: headline e promessa',
      navLabel: 'Headline',
      intro:
        'A headline faz a pessoa parar. A promessa faz a pessoa acreditar. A primeira é curta; a segunda é precisa.',
      blocks: [
        {
          type: 'phrases',
          groups: [
            {
              title: 'Modelos de headline',
              phrases: [
                '[resultado] em [prazo], mesmo com [limite]',
                '[resultado] sem [o que a pessoa quer evitar]',
                'De [situação de hoje] a [situação desejada] em [prazo]',
                'O passo a passo para [resultado] com até [valor ou tempo]',
                'Por onde começar quando [situação difícil]',
              ],
            },
            {
              title: 'Modelos de promessa',
              phrases: [
                'Para [público]: [resultado] em [prazo], com [esforço por dia], sem [o que evitar].',
                'Você abre o [nome do produto], segue [número de passos] passos e termina com [resultado concreto] em [prazo].',
              ],
            },
          ],
        },
        {
          type: 'list',
          title: 'A promessa passa se você responder sim a tudo',
          items: [
            'Dá para cumprir só com o que vem no produto?',
            'Tem um prazo e um esforço que você mesmo já testou?',
            'Fala do que a pessoa vai ter, e não do que ela vai ganhar em dinheiro?',
            'Alguém poderia conferir se aconteceu?',
          ],
        },
        {
          type: 'callout',
          tone: 'tip',
          title: 'Deixe os outros escolherem',
          text: 'Mande duas headlines a cinco pessoas do nicho e pergunte: "qual das duas você abriria?". Não explique. Fique com a que tiver mais votos, mesmo que não seja a sua preferida.',
        },
      ],
    },
    {
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
            [
              'Order bump',
              '20 a 30% do principal',
              'R$ 7, Kit de painel e etiquetas para imprimir',
            ],
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
            '**Nome:** Festa Pronta. **Headline:** "Festa infantil em casa, em 7 noites, com até R$ 500".',
            '**Promessa:** para mães e pais com orçamento curto e só as noites livres, a festa montada em 7 noites de 40 minutos, com até R$ 500, sem contratar buffet.',
            'O upsell poupa trabalho, mas não falta a quem fica só com o guia: dá para fazer qualquer tema com as 5 listas.',
          ],
        },
      ],
    },
  ],
  checklistTitle: 'Checklist da execução',
  checklist: {
    nome: 'Escolhi o nome e conferi que ninguém do ramo usa',
    headline: 'Escolhi a headline com o voto de cinco pessoas',
    promessa: 'Escrevi a promessa e o produto cumpre sozinho',
    upsell: 'Defini o upsell, o order bump e os três preços',
  },
  finish: {
    label: 'EXECUÇÃO CONCLUÍDA',
    incompleteHint: 'Complete todos os itens do checklist para finalizar a execução',
    pendingLabel: 'Concluindo...',
    success: {
      title: '🎉 Execução Concluída!',
      description:
        'Execução 2 concluída com sucesso! A Execução 3, Construção da Base, está liberada.',
    },
    failure: { title: 'Erro', description: 'Não foi possível concluir a execução.' },
  },
};
