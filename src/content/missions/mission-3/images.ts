import type { Section } from '../../lesson.types';

const lifestyle = `PAPEL
Você é fotógrafo de cotidiano e cria imagens que parecem tiradas por alguém da família.

CONTEXTO
Anúncio do produto [nome do produto], para [público]. A imagem mostra a vida depois de resolver o problema: [cena de uso no dia a dia].

TAREFA
Crie uma foto realista em que [pessoa que representa o público] está em [ambiente simples e real], fazendo [ação ligada ao produto]. No quadro aparecem [dois ou três objetos do tema]. A pessoa olha para o que está fazendo, com expressão tranquila.

FORMATO
Vertical, 1080 × 1350 px. Luz suave de [janela ou abajur], cores naturais, profundidade de campo curta. O terço de cima fica liso, para eu colocar uma frase depois, no Canva.

RESTRIÇÕES
- Casa brasileira comum, sem luxo e sem cenário de revista.
- Sem texto, sem marca, sem personagem, sem tela de celular com interface inventada.
- Mãos e rostos com proporção real. Se houver criança, de costas ou desfocada.
- Nada que pareça promessa de resultado ou vida de luxo.`;

const mockup = `PAPEL
Você é designer de produto e monta mockups de materiais digitais.

CONTEXTO
O produto é [nome do produto], [formato e tamanho]. A capa tem a cor [cor principal], com detalhes em [cor secundária]. Vou enviar a imagem da capa junto com esta mensagem.

TAREFA
Crie um mockup digital com três peças: um celular mostrando a capa que enviei, um tablet com uma página interna sem texto legível e duas ou três folhas impressas atrás. Ao redor, poucos objetos do tema: [dois ou três objetos do tema].

FORMATO
Quadrado de 1080 × 1080 px e uma segunda versão vertical de 1080 × 1920 px. Vista de cima em ângulo leve, fundo liso na cor [cor de fundo], sombra suave para um lado só. Metade de baixo lisa, para eu colocar o preço e a frase depois.

RESTRIÇÕES
- Use a capa exatamente como enviei: não mude título, letras nem cores.
- Não escreva mais nada na imagem.
- Aparelhos sem logotipo. Quantidade de peças igual ao que eu entrego de verdade.
- Sem caixa ou livro impresso: o produto é digital.`;

const curiosity = `PAPEL
Você é diretor de arte de redes sociais. Você cria imagens que deixam uma pergunta na cabeça e respeitam quem vê.

CONTEXTO
Produto: [nome do produto], para [público]. O detalhe que chama a atenção é este: [detalhe curioso e verdadeiro]. Prova real que posso mostrar: [print ou foto autorizada, ou "ainda não tenho"].

TAREFA
Se eu tenho prova, crie uma moldura para ela: fundo liso, espaço central de 800 × 600 px onde vou colar o print verdadeiro e espaço acima para a frase. Se eu ainda não tenho, crie uma imagem de curiosidade: um close de [objeto do tema em situação inesperada], que mostra metade da história e faz a pessoa querer ver o resto.

FORMATO
Vertical, 1080 × 1350 px. Um único ponto de atenção, fundo em uma cor só, contraste alto entre objeto e fundo. Faixa lisa em cima, para eu colocar depois uma frase de no máximo 7 palavras.

RESTRIÇÕES
- Não gere depoimento, conversa, nota, estrela, nome, rosto de cliente nem número de vendas. Prova social só vale se aconteceu.
- Sem seta vermelha, sem botão falso, sem imitar tela de aplicativo.
- A curiosidade precisa ser respondida pelo produto.`;

const authority = `PAPEL
Você é fotógrafo de retratos profissionais e sabe mostrar experiência sem pose.

CONTEXTO
Sou [seu nome], [sua ocupação]. Ensino [tema] e o que me dá autoridade é [sua experiência]. Vou enviar uma foto minha, tirada com o celular, de frente e com boa luz.

TAREFA
Use a minha foto para criar um retrato em que apareço no meu ambiente de trabalho real: [lugar onde você faz isso]. Estou com [ferramenta ou material do tema] nas mãos, no meio da ação, olhando para a câmera com calma. Atrás, desfocado, aparece o resultado do meu trabalho: [algo que você já fez].

FORMATO
Vertical, 1080 × 1350 px, enquadramento da cintura para cima, eu no terço direito e o lado esquerdo liso, para eu colocar uma frase depois. Luz lateral suave, cores próximas da foto original.

RESTRIÇÕES
- Mantenha o meu rosto, a minha idade, o meu corpo e a minha pele como são.
- Não coloque diploma, jaleco, troféu, selo, plateia ou uniforme que não sejam meus.
- Sem texto, sem marca e sem objeto de luxo.
- Se a foto não estiver boa para isso, diga o que refazer em vez de inventar.`;

const painVersusSolution = `PAPEL
Você é ilustrador de comparações: duas cenas lado a lado que se entendem em 2 segundos.

CONTEXTO
O produto [nome do produto] ajuda [público] a sair de [dor] e chegar a [transformação].

TAREFA
Crie uma imagem dividida em duas metades iguais, com o mesmo lugar visto do mesmo ângulo. À esquerda, a dor: [cena com a bagunça ou a dúvida]. À direita, a solução: [mesma cena organizada com o produto]. Os mesmos objetos aparecem nos dois lados: a diferença está na ordem.

FORMATO
Quadrado de 1080 × 1080 px. Foto realista vista de cima. À esquerda, luz fria e cores apagadas. À direita, luz quente e cores vivas. Uma linha branca fina separa as metades. Faixa lisa de 200 px embaixo, para eu colocar uma frase depois.

RESTRIÇÕES
- A comparação é de objetos e lugares. Nunca de corpo, rosto, pele, peso ou conta bancária.
- Nenhuma pessoa triste, chorando ou envergonhada.
- O lado direito mostra algo que o produto ensina a fazer, sem exagero.
- Sem texto, sem seta, sem marca e sem personagem.`;

export const images: Section = {
  id: 'imagens',
  title: 'Cinco imagens, cinco motivos para parar',
  navLabel: 'Imagens',
  intro:
    'Crie uma de cada tipo. Use o ChatGPT ou o Gemini, que geram imagem na versão gratuita com limite por dia. A frase entra depois, no Canva, para sair sem erro de letra.',
  blocks: [
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Lifestyle',
          description:
            'Mostra a vida com o problema resolvido. Bom para quem ainda não conhece você.',
          text: lifestyle,
        },
        {
          title: 'Mockup Digital',
          description: 'Mostra o que a pessoa recebe. Bom para quem já viu a sua página.',
          text: mockup,
        },
        {
          title: 'Prova Social / Curiosidade',
          description:
            'Mostra um retorno verdadeiro. Se ainda não existe nenhum, desperta uma pergunta.',
          text: curiosity,
        },
        {
          title: 'Autoridade',
          description:
            'Mostra quem ensina, fazendo. Bom para responder ao "posso confiar?". Se preferir não mostrar o rosto, envie uma foto das suas mãos trabalhando.',
          text: authority,
        },
        {
          title: 'Dor vs Solução',
          description: 'Mostra a mesma cena de dois jeitos. Bom para explicar rápido.',
          text: painVersusSolution,
        },
      ],
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Gere a imagem',
          text: 'Preencha o prompt e cole na IA. Se uma mão, um rosto ou uma letra sair errada, peça só essa correção. O Mockup Digital e a Autoridade pedem que você anexe uma foto junto.',
        },
        {
          title: 'Acerte o tamanho no Canva',
          text: 'A IA costuma entregar em outra medida. No Canva, toque em Criar um design, Tamanho personalizado, ponha a medida da tabela da seção Regras e arraste a imagem até cobrir o quadro.',
        },
        {
          title: 'Coloque a frase',
          text: 'Até 7 palavras, na faixa lisa, em letra grossa de uma cor só. Baixe em PNG e olhe no celular.',
        },
      ],
    },
    {
      type: 'table',
      caption: 'As cinco imagens do Festa Pronta',
      columns: ['Tipo', 'Cena', 'Frase da arte'],
      rows: [
        [
          'Lifestyle',
          'Mãe enchendo balões na sala, à noite, com a lista na mesa',
          'Sua festa em 7 noites',
        ],
        [
          'Mockup Digital',
          'Capa no celular, lista no tablet e folhas impressas',
          'Guia e 5 listas por R$ 27',
        ],
        [
          'Prova Social / Curiosidade',
          'Close de um carrinho de compras pequeno ao lado de 20 chapéus de festa',
          'Olha o que cabe em R$ 500',
        ],
        [
          'Autoridade',
          'Camila recortando bandeirinhas na sala de aula',
          'A ordem que eu uso em casa',
        ],
        [
          'Dor vs Solução',
          'A mesma mesa: papéis soltos de um lado, lista marcada do outro',
          'Antes a lista, depois as compras',
        ],
      ],
    },
    {
      type: 'example',
      title: 'Prompt Lifestyle preenchido',
      paragraphs: ['Compare com o modelo: só os colchetes mudaram.'],
      copy: `PAPEL
Você é fotógrafo de cotidiano e cria imagens que parecem tiradas por alguém da família.

CONTEXTO
Anúncio do produto Festa Pronta, para mães e pais de crianças de 2 a 8 anos. A imagem mostra a vida depois de resolver o problema: uma noite calma, com a festa quase pronta.

TAREFA
Crie uma foto realista em que uma mulher de uns 35 anos está na sala de um apartamento pequeno, enchendo balões e olhando uma lista na mesa. No quadro aparecem fita, bandeirinhas de papel e uma caneca. A pessoa olha para o que está fazendo, com expressão tranquila.

FORMATO
Vertical, 1080 × 1350 px. Luz suave de abajur, cores naturais, profundidade de campo curta. O terço de cima fica liso, para eu colocar uma frase depois, no Canva.

RESTRIÇÕES
- Casa brasileira comum, sem luxo e sem cenário de revista.
- Sem texto, sem marca, sem personagem, sem tela de celular com interface inventada.
- Mãos e rostos com proporção real. Se houver criança, de costas ou desfocada.
- Nada que pareça promessa de resultado ou vida de luxo.`,
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Prefere partir de uma foto sua?',
      text: 'Fotografe a capa impressa ou aberta no celular, perto de uma janela, e envie a foto à IA junto com o prompt Lifestyle. Peça para manter a capa como está e mudar só a cena em volta.',
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'Imagem feita por IA',
      text: 'Marque a opção de conteúdo gerado por IA ao publicar quando a cena parecer real: o TikTok exige e a Meta também pode rotular. Nunca apresente uma pessoa gerada por IA como cliente.',
    },
  ],
};
