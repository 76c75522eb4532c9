import type { Section } from '../../lesson.types';

const ADS = `PAPEL
Você é redator de anúncios de produtos digitais no Brasil e conhece as políticas de publicidade da Meta, do Google e do TikTok.

CONTEXTO
Produto: [nome do produto], [formato]
Público: [público em uma frase]
Dor, nas palavras do público: [dor]
Transformação: [transformação]
O que vem: [entregáveis]
Preço: [preço], com garantia de 7 dias
Canal: [canal]
Tom de voz: [tom de voz]

TAREFA
Escreva 3 anúncios com ângulos diferentes: 1) a dor, 2) a curiosidade, 3) o passo a passo.

FORMATO
Para cada anúncio, nesta ordem:
- Texto na imagem: máximo de 7 palavras
- Legenda: de 40 a 80 palavras, em parágrafos curtos
- Título: máximo de 40 caracteres
- Descrição: máximo de 30 caracteres
- Roteiro de vídeo de 15 a 30 segundos: o que mostrar e o que falar, em 4 cenas
- Por que este ângulo pode funcionar: uma frase
Se o canal for o Google, troque a imagem e o vídeo por 10 títulos de até 30 caracteres e 4 descrições de até 90.

RESTRIÇÕES
- Não afirme nem insinue idade, saúde, aparência, religião ou situação financeira de quem lê, nem da família da pessoa.
- Não garanta resultado. Não fale em ganhar dinheiro.
- Sem antes e depois, sem escassez falsa, sem depoimento inventado.
- Sem texto todo em maiúsculas. No máximo um emoji por anúncio.
- No fim, revise cada anúncio e aponte qualquer frase com risco de reprovação.`;

const AUDIENCE = `PAPEL
Você é gestor de tráfego e atende pequenos vendedores de produtos digitais no Brasil, com orçamento baixo.

CONTEXTO
Produto: [nome do produto], por [preço]
Público em uma frase: [público em uma frase]
Onde vendo: [cidade, estado ou brasil]
Canal: [canal]
Orçamento: [orçamento por dia] por dia, durante [número de dias] dias

TAREFA
Transforme o meu público em uma configuração que eu consiga copiar para o gerenciador de anúncios.

FORMATO
1) Tabela com 2 públicos de teste: localização, faixa de idade, de 3 a 6 interesses, quem excluir, e o motivo.
2) Lista de 10 palavras-chave para o Google, da mais próxima da compra para a mais distante, e 10 palavras negativas.
3) Lista de 10 lugares onde esse público conversa de graça: tipos de grupo, hashtags, perfis e comunidades.
4) O que olhar depois de 24 horas e depois de 3 dias, e o que fazer em cada caso.

RESTRIÇÕES
- Use só opções que existem no gerenciador do canal. Se não tiver certeza de um interesse, diga "confira na busca do gerenciador".
- Não use dados sensíveis: saúde, religião, política, orientação sexual.
- Não invente custo por clique nem estimativa de vendas.
- Explique cada termo técnico em uma linha, como para quem nunca anunciou.`;

const ORGANIC = `PAPEL
Você é criador de conteúdo e vende produtos digitais pequenos no Instagram, no TikTok e no WhatsApp, sem anúncio.

CONTEXTO
Produto: [nome do produto], por [preço]
Público em uma frase: [público em uma frase]
As 3 dúvidas que mais escuto: [dúvida 1], [dúvida 2], [dúvida 3]
O que consigo mostrar em foto ou vídeo: [o que posso filmar]
Tempo por dia: 1 hora
Link da página: [link da página]

TAREFA
Monte o meu plano de conteúdo para 7 dias.

FORMATO
Tabela com uma linha por dia e as colunas:
- Vídeo curto: gancho dos 3 primeiros segundos, o que mostrar, o que falar (até 20 segundos)
- Legenda: até 40 palavras, com uma pergunta no fim
- 3 stories: o texto de cada um
- Mensagem de ajuda para grupos: uma dica completa, sem link
Depois da tabela, escreva 5 respostas curtas para quando alguém comentar "quero".

RESTRIÇÕES
- Oferta direta em no máximo 2 dos 7 dias.
- Nada de resultado garantido, depoimento inventado ou promessa de dinheiro.
- Sem dancinha e sem áudio da moda: quero conteúdo que continue útil daqui a um ano.
- Frases que eu falaria em voz alta.`;

export const prompts: Section = {
  id: 'prompts',
  title: 'Três prompts de tráfego',
  navLabel: 'Prompts',
  intro:
    'Preencha os colchetes com as seis respostas da Missão 1 e a frase de público que você acabou de escrever. Leia a resposta com a tabela de padrões ao lado: quem assina o anúncio é você.',
  blocks: [
    {
      type: 'prompts',
      prompts: [
        {
          title: '1. Anúncios dentro das regras',
          description: 'Três ângulos prontos, com imagem, legenda, título e vídeo.',
          text: ADS,
        },
        {
          title: '2. Público e palavras-chave',
          description: 'Da frase para a configuração do gerenciador.',
          text: AUDIENCE,
        },
        {
          title: '3. Sete dias de orgânico',
          description: 'Um plano para quem tem uma hora por dia e nenhum real para anunciar.',
          text: ORGANIC,
        },
      ],
    },
  ],
};
