import type { Section } from '../../lesson.types';

const scriptPrompt = `PAPEL
Você é roteirista de vídeos curtos para venda de produtos simples.

CONTEXTO
- Produto: [nome do produto], por [preço]
- Público: [público]
- Dor, na frase da pessoa: [dor]
- Transformação: [transformação]
- O que eu posso mostrar na gravação: [objetos, lugares e telas]
- Vou aparecer? [sim ou não]

TAREFA
1. Escreva 3 roteiros de 15 a 30 segundos, cada um com uma abertura diferente: uma pergunta, um objeto mostrado de perto e uma frase que contraria o costume.
2. Siga a estrutura: gancho, problema, solução, demonstração e chamada.
3. Escolha o melhor e faça uma versão de até 20 segundos para o Reels.
4. Para cada fala, escreva a legenda que aparece na tela, com no máximo 7 palavras.

FORMATO
Uma tabela por roteiro: segundos, o que aparece, fala, legenda. Some as palavras da fala no fim. O limite é de 2,5 palavras por segundo.

RESTRIÇÕES
- O gancho termina antes do terceiro segundo e não começa com "oi" nem com o meu nome.
- Sem afirmar algo íntimo de quem assiste, sem promessa de resultado certo, sem depoimento falso, sem antes e depois de corpo.
- Só cenas que eu consiga gravar em casa, com um celular e luz de janela.
- Uma chamada só no final, com o que a pessoa faz e o que ela encontra.
- Português do Brasil falado, tom de [tom de voz].`;

export const video: Section = {
  id: 'video',
  title: 'Um vídeo de 15 a 30 segundos',
  navLabel: 'Vídeo',
  intro: 'Um plano para cada momento. Para o Reels, use a versão de até 20 segundos, logo abaixo.',
  blocks: [
    {
      type: 'timeline',
      moments: [
        {
          at: '0-3 s',
          title: 'Gancho',
          text: 'Mostre o objeto ou a cena que resume o problema. Já comece em movimento.',
          say: 'Festa em casa começa por aqui.',
        },
        {
          at: '3-8 s',
          title: 'Problema',
          text: 'Mostre a bagunça: papéis, aba de buffet aberta, sacolas.',
          say: 'O buffet cobra três mil e quinhentos. E em casa, por onde começar?',
        },
        {
          at: '8-15 s',
          title: 'Solução',
          text: 'Abra o produto na tela do celular ou impresso. Passe duas ou três páginas.',
          say: 'O Festa Pronta divide tudo em sete noites. Cada noite, uma tarefa de quarenta minutos.',
        },
        {
          at: '15-23 s',
          title: 'Demonstração',
          text: 'Faça uma tarefa de verdade na frente da câmera: marque itens, corte, monte.',
          say: 'Hoje eu fechei as compras. A lista tem preço máximo, então eu sei a hora de parar de gastar.',
        },
        {
          at: '23-30 s',
          title: 'Chamada',
          text: 'Mostre a capa e aponte para o botão ou para a bio.',
          say: 'Guia e cinco listas por vinte e sete reais. Toque em saiba mais e veja por dentro.',
        },
      ],
    },
    {
      type: 'timeline',
      moments: [
        {
          at: '0-2 s',
          title: 'Reels: gancho',
          text: 'Close em uma lista sendo riscada.',
          say: 'Sua festa em sete noites.',
        },
        {
          at: '2-7 s',
          title: 'Reels: problema e saída',
          text: 'Corte rápido da bagunça para a mesa organizada.',
          say: 'Em vez de correr no fim, faça uma tarefa por noite.',
        },
        {
          at: '7-15 s',
          title: 'Reels: demonstração',
          text: 'Três cortes: a página da noite, a tarefa sendo feita, o item marcado.',
          say: 'Noite um, convidados. Noite três, cardápio. Na noite sete, você só monta, com o roteiro na mão.',
        },
        {
          at: '15-20 s',
          title: 'Reels: chamada',
          text: 'Capa na tela, com o preço.',
          say: 'Festa Pronta, vinte e sete reais. O link está na bio.',
        },
      ],
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Roteiro de vídeo curto',
          description: 'Três roteiros com aberturas diferentes e uma versão para o Reels.',
          text: scriptPrompt,
        },
      ],
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Prepare em 5 minutos',
          text: 'Limpe a lente, ponha o celular na vertical, apoiado, de frente para a janela. Desligue a TV e o ventilador.',
        },
        {
          title: 'Grave um momento por vez',
          text: 'Faça um arquivo para cada linha do roteiro, com três tentativas no máximo. Fale como quem explica para uma amiga na cozinha.',
        },
        {
          title: 'Corte no CapCut',
          text: 'Crie um projeto 9:16, coloque os clipes em ordem e corte todo silêncio no começo e no fim de cada um.',
        },
        {
          title: 'Coloque legenda',
          text: 'Use a legenda automática e corrija palavra por palavra. Muita gente assiste sem som.',
        },
        {
          title: 'Confira e exporte',
          text: 'Exporte em 1080p e assista uma vez sem som e outra sem olhar. Nas duas, a mensagem precisa chegar.',
          items: [
            'Duração: de 15 a 30 segundos; Reels com até 20.',
            'Música da biblioteca liberada para uso comercial.',
            'Nenhuma criança identificada sem autorização dos responsáveis.',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Sem aparecer',
      text: 'Filme as suas mãos, a tela do celular e o produto impresso, e grave a voz por cima. O roteiro é o mesmo.',
    },
  ],
};

export const organize: Section = {
  id: 'organizar',
  title: 'Organize para testar',
  navLabel: 'Organizar',
  intro: 'Na Missão 5 você sobe estes arquivos nos anúncios. Nome certo hoje evita confusão lá.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Crie uma pasta no Google Drive',
          text: 'Dentro dela, três pastas: imagens, videos e textos.',
        },
        {
          title: 'Use um padrão de nome',
          text: 'Tipo, frase curta, formato e versão. Assim o relatório se explica sozinho.',
          copy: '[tipo da imagem]_[frase curta]_[formato]_v1',
        },
        {
          title: 'Guarde o prompt junto',
          text: 'Cole no documento de textos o prompt preenchido que gerou cada imagem, com o nome do arquivo. Para fazer uma variação, você muda só um detalhe.',
        },
        {
          title: 'Escolha os três primeiros',
          text: 'Comece com três ideias bem diferentes. Mudar só a cor do fundo não ensina nada.',
        },
      ],
    },
    {
      type: 'table',
      caption: 'Os três primeiros testes do Festa Pronta',
      columns: ['Arquivo', 'O que o teste responde'],
      rows: [
        ['lifestyle_sete-noites_4x5_v1', 'O prazo de 7 noites chama a atenção?'],
        ['curiosidade_cabe-em-500_4x5_v1', 'O orçamento de R$ 500 chama mais que o prazo?'],
        ['video_festa-comeca-aqui_9x16_v1', 'Ver o produto em uso traz mais cliques que a imagem?'],
      ],
    },
    {
      type: 'list',
      title: 'Última conferência de cada peça',
      items: [
        'A frase da arte tem no máximo 7 palavras e nenhum erro de português.',
        'Dá para ler no celular com o brilho pela metade.',
        'O que está escrito é verdade hoje: preço, quantidade e prazo.',
        'A mesma promessa está no topo da página.',
      ],
    },
  ],
};
