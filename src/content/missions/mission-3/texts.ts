import type { Section } from '../../lesson.types';

const textPrompt = `PAPEL
Você é redator de anúncios para redes sociais. Você escreve pouco, com fato e sem truque.

CONTEXTO
- Produto: [nome do produto], por [preço]
- Público: [público]
- Dor, na frase da pessoa: [dor]
- Transformação: [transformação]
- Provas reais que eu tenho: [provas que existem]
- Para onde o anúncio leva: [link da página]

TAREFA
1. Escreva 15 frases para a arte, três de cada tipo: curiosidade, dor com saída, passo a passo, comparação e convite direto.
2. Para as 5 melhores, escreva a legenda completa (até 90 palavras), um título de anúncio (até 40 caracteres) e uma descrição (até 30 caracteres).
3. Para cada uma, diga que imagem combina: Lifestyle, Mockup Digital, Prova Social / Curiosidade, Autoridade ou Dor vs Solução.
4. Aponte as 3 que você testaria primeiro e o que cada teste ensina.

FORMATO
Tabela com as 15 frases: tipo, frase, número de palavras. Depois, um bloco por frase escolhida: FRASE DA ARTE, LEGENDA, TÍTULO, DESCRIÇÃO, IMAGEM.

RESTRIÇÕES
- Frase da arte com no máximo 7 palavras. Conte antes de responder.
- Não afirme nem suponha algo íntimo de quem lê: corpo, saúde, dívida, idade, religião, crença. Fale do assunto, não da pessoa.
- Sem promessa de resultado certo, sem prazo que eu não cumpro, sem escassez inventada, sem depoimento falso.
- Uma ideia por frase, sem ponto de exclamação repetido e sem palavra toda em maiúscula.
- Português do Brasil, tom de [tom de voz].`;

export const rules: Section = {
  id: 'regras',
  title: 'O que faz um criativo funcionar',
  navLabel: 'Regras',
  intro:
    'Criativo é o conjunto de imagem ou vídeo, frase e legenda. Ele tem um trabalho só: fazer a pessoa certa parar e querer saber mais.',
  blocks: [
    {
      type: 'cards',
      cards: [
        {
          title: 'No máximo 7 palavras',
          text: 'Quem passa o dedo pela tela lê uma frase curta. O resto vai para a legenda.',
        },
        {
          title: 'Uma ideia por peça',
          text: 'Preço em uma, dor em outra, prova em outra. Misturar tudo impede você de saber o que funcionou.',
        },
        {
          title: 'Legível a um braço de distância',
          text: 'Letra grande, duas cores, fundo liso atrás do texto. Se você apertar os olhos e ainda ler, está bom.',
        },
        {
          title: 'A página continua o anúncio',
          text: 'A promessa do criativo precisa estar no topo da sua página. Se for diferente, a pessoa volta.',
        },
      ],
    },
    {
      type: 'table',
      caption: 'Tamanhos para salvar',
      columns: ['Onde aparece', 'Tamanho', 'Cuidado'],
      rows: [
        ['Feed do Instagram e do Facebook', '1080 × 1350 px', 'Texto longe das bordas'],
        [
          'Stories e Status do WhatsApp',
          '1080 × 1920 px',
          'Deixe livres 250 px em cima e 340 px embaixo',
        ],
        [
          'Reels e TikTok',
          '1080 × 1920 px',
          'Deixe livres 270 px em cima e 670 px embaixo: ali ficam legenda e botões',
        ],
        ['Grupos e listas do WhatsApp', '1080 × 1080 px', 'Letra maior, a imagem abre pequena'],
      ],
    },
    {
      type: 'list',
      title: 'Suas 3 horas',
      ordered: true,
      items: [
        '**40 minutos:** textos e legendas.',
        '**60 minutos:** cinco imagens, uma de cada tipo.',
        '**60 minutos:** um vídeo gravado e legendado.',
        '**20 minutos:** nomear, guardar e escolher os três primeiros testes.',
      ],
    },
  ],
};

export const texts: Section = {
  id: 'textos',
  title: 'Modelos de texto',
  navLabel: 'Textos',
  intro:
    'Todas as frases abaixo têm até 7 palavras. Copie, troque o assunto pelo seu e conte de novo.',
  blocks: [
    {
      type: 'phrases',
      groups: [
        {
          title: 'Curiosidade',
          phrases: [
            'O que ninguém anota antes da festa',
            'Olha o que cabe em R$ 500',
            'A lista que evita a correria',
          ],
        },
        {
          title: 'Dor com saída',
          phrases: [
            'Buffet a R$ 3.500? Tem outro jeito',
            'Sem saber por onde começar? Comece aqui',
            'Festa em casa, sem virar a noite',
          ],
        },
        {
          title: 'Passo a passo',
          phrases: [
            'Sua festa em 7 noites',
            'Noite 1: fechar a lista de convidados',
            'Monte o painel com três itens',
          ],
        },
        {
          title: 'Comparação',
          phrases: [
            'Buffet pronto ou festa em casa?',
            'Antes a lista, depois as compras',
            'Menos gasto, mais brincadeira',
          ],
        },
        {
          title: 'Convite direto',
          phrases: [
            'Comece a organizar hoje à noite',
            'Guia e 5 listas por R$ 27',
            'Veja o guia por dentro',
          ],
        },
      ],
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Modelo de legenda: dor e saída',
          description: 'Para feed e anúncio. Quatro parágrafos curtos.',
          text: `[situação comum do público, em uma frase].

Quase sempre, o que falta é [o que o seu produto entrega].

O [nome do produto] mostra [o que ele ensina], em [tempo por dia], com [recurso que a pessoa já tem].

São [o que a pessoa recebe], por [preço]. Toque em "Saiba mais" e veja por dentro.`,
        },
        {
          title: 'Modelo de legenda: três dicas',
          description:
            'Para alcançar gente nova sem anúncio. A dica precisa servir mesmo para quem não compra.',
          text: `Três coisas que eu faço antes de [tarefa do seu tema]:

1. [dica que se aplica hoje]
2. [dica que economiza dinheiro ou tempo]
3. [dica que evita o erro mais comum]

Salve este post para usar na hora. No [nome do produto] estão as outras etapas, na ordem certa. O link está na bio.`,
        },
        {
          title: 'Modelo de legenda: bastidor',
          description: 'Para criar confiança quando você ainda não tem clientes.',
          text: `Eu montei o [nome do produto] porque [motivo verdadeiro].

Na primeira vez que fiz isso, [erro que você cometeu]. Hoje eu sigo esta ordem: [primeiro passo], [segundo passo] e [terceiro passo].

Coloquei tudo em [formato do produto], para você não começar do zero. Custa [preço] e tem garantia de 7 dias. Link na bio.`,
        },
        {
          title: 'Gerar todos os textos',
          description:
            'Quinze frases e cinco legendas completas, já combinadas com o tipo de imagem.',
          text: textPrompt,
        },
      ],
    },
    {
      type: 'example',
      title: 'Anúncio do Festa Pronta',
      paragraphs: [
        '**Frase da arte:** Sua festa em 7 noites (5 palavras).',
        '**Título:** Festa infantil em casa, passo a passo. **Descrição:** Guia + 5 listas por R$ 27.',
        'A legenda fala da festa e do buffet. Não supõe nada sobre a vida ou o bolso de quem lê.',
      ],
      copy: `Buffet infantil pode passar de R$ 3.500. Em casa sai bem menos, mas a lista não acaba: convite, comida, painel, lembrancinha.

O Festa Pronta divide tudo em 7 noites de 40 minutos. Cada noite tem uma tarefa, um exemplo e uma lista para marcar. O plano foi feito para gastar até R$ 500.

São 34 páginas e 5 listas prontas, por R$ 27, com garantia de 7 dias. Toque em "Saiba mais" e veja por dentro.`,
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'O que faz um anúncio ser recusado',
      text: 'Falar de algo íntimo de quem lê, prometer resultado certo, mostrar antes e depois do corpo, imitar botão ou notificação, usar marca ou personagem dos outros. Se foi recusado, leia o motivo, corrija e peça nova análise.',
    },
  ],
};
