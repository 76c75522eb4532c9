import type { Section } from '../../lesson.types';

const INTERVIEW = `Oi, [nome]! Estou estudando um assunto e lembrei de você. Não é venda, são três perguntas rápidas:

1) Quando foi a última vez que você precisou de [resultado]?
2) O que foi mais chato ou mais difícil?
3) Você chegou a pagar por alguma ajuda? Qual?

Pode responder por áudio, do jeito que vier.`;

export const pain: Section = {
  id: 'dor',
  title: 'Minutos 15 a 40: dor',
  navLabel: 'Dor',
  intro:
    'Não imagine a dor: copie. Você precisa de dez frases escritas por outras pessoas, com os erros e tudo. Copie só a frase, sem nome, foto nem telefone.',
  blocks: [
    {
      type: 'table',
      caption: 'Onde achar as dez frases',
      columns: ['Lugar', 'O que procurar'],
      rows: [
        ['Comentários de vídeos do tema', 'Perguntas e desabafos com muitas curtidas'],
        ['Grupos de WhatsApp e Facebook', '"Alguém sabe", "socorro", "como faço"'],
        ['Avaliações de livros e cursos parecidos', 'As de 2 e 3 estrelas: o que faltou'],
        ['Sugestões do Google', 'Digite o tema e leia o que ele completa'],
        ['Três conversas suas', 'A mensagem abaixo, para quem vive o problema'],
      ],
    },
    {
      type: 'script',
      parts: [
        {
          title: 'Mensagem para três pessoas',
          description: 'Envie logo no começo; as respostas chegam enquanto você pesquisa.',
          text: INTERVIEW,
        },
      ],
    },
    {
      type: 'list',
      title: 'Escolha a dor que tem mais sinais',
      items: [
        'Aparece em três frases ou mais.',
        'Tem prazo: uma data, um evento, uma conta.',
        'A pessoa já tentou resolver e não gostou.',
        'Você sabe ajudar sem prometer milagre.',
      ],
    },
  ],
};
