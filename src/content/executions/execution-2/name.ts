import type { Section } from '../../lesson.types';

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
2) 5 headlines de até 14 palavras, cada uma com um ângulo: resultado, prazo, contraste, pergunta, passo a passo.
3) 3 promessas completas: para quem, o que consegue, em quanto tempo, com que esforço e sem o quê.
4) A sua combinação preferida, com o motivo em duas linhas.

RESTRIÇÕES
- Nada de "segredo", "método infalível", "revolucionário" ou palavras em inglês.
- Não prometa renda, cura nem resultado garantido.
- A promessa precisa ser cumprida só com o que vem dentro do produto.
- Não use nome parecido com o de marca conhecida.`;

export const productName: Section = {
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
          text: 'Procure cada um no Google, no Instagram e na base do INPI (entre sem senha, em Continuar, e escolha Marca). Existe algo igual no seu ramo? Descarte.',
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
};
