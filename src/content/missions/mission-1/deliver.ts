import type { Section } from '../../lesson.types';

export const build: Section = {
  id: 'produto',
  title: 'Transforme o texto em produto',
  navLabel: 'Montagem',
  blocks: [
    {
      type: 'table',
      caption: 'Onde montar cada tipo',
      columns: ['Tipo', 'Ferramenta gratuita', 'Arquivo final'],
      rows: [
        ['Guia digital', 'Canva, documento A4', 'PDF de 20 a 40 páginas'],
        ['Checklist', 'Canva, uma lista por página', 'PDF de 3 a 8 páginas'],
        ['Desafio 5 dias', 'Canva ou grupo do WhatsApp', '5 PDFs curtos ou as mensagens do grupo'],
        ['Mini curso', 'Câmera do celular e CapCut', '4 a 7 vídeos e um PDF de apoio'],
        ['Script vendas', 'Google Docs', 'PDF com índice e textos fáceis de copiar'],
      ],
    },
    {
      type: 'steps',
      steps: [
        {
          title: 'Junte tudo em um documento',
          text: 'Cole as respostas da IA em ordem no Google Docs. Leia em voz alta. Onde você tropeçar, reescreva.',
        },
        {
          title: 'Escolha um modelo e duas cores',
          text: 'No Canva, procure "e-book A4" ou "checklist A4" e use um modelo gratuito. Fique com uma fonte para títulos, outra para o texto e duas cores.',
          items: [
            'Só tem o celular? Guia longo anda melhor no Google Docs. Faça a capa no Canva, ponha como imagem na primeira página e use os títulos do próprio Docs.',
          ],
        },
        {
          title: 'Coloque a capa e a página de contato',
          text: 'Na capa: nome, para quem é e o seu nome. Na última página: um WhatsApp ou e-mail para dúvidas e o aviso de que o material é de uso pessoal de quem comprou.',
        },
        {
          title: 'Baixe e teste no celular',
          text: 'No Canva, toque em Compartilhar, Baixar, PDF padrão. No aplicativo do Google Docs, abra os três pontinhos, Compartilhar e exportar, e salve como PDF. Abra no seu celular e leia três páginas sem dar zoom. Se precisou dar zoom, aumente a letra.',
        },
        {
          title: 'Peça uma leitura',
          text: 'Mande para uma pessoa do seu público e peça só isto: "Onde você parou de entender?". Corrija esses pontos e salve o arquivo com o nome e a versão.',
          copy: 'Oi! Fiz um material sobre [tema] e queria a sua sinceridade. Lê as 5 primeiras páginas e me diz onde você parou de entender? Não precisa elogiar, é para eu arrumar antes de vender.',
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Imagens sem problema',
      text: 'Use foto sua ou banco de imagens gratuito do Canva. Personagem de desenho, marca e música famosa têm dono: deixe de fora.',
    },
  ],
};

export const delivery: Section = {
  id: 'entrega',
  title: 'Defina a entrega',
  navLabel: 'Entrega',
  intro:
    'Entrega é o caminho entre o pagamento e o material aberto no celular de quem comprou. Escolha uma forma principal e uma reserva.',
  blocks: [
    {
      type: 'cards',
      cards: [
        {
          title: 'Área da plataforma',
          text: 'A entrega principal para quem está começando. A plataforma cobra, confirma o pagamento e libera o material sozinha.',
          items: [
            'Quem paga recebe o acesso por e-mail, a qualquer hora, sem você por perto.',
            'A devolução também sai por lá, no painel de vendas.',
            'Você já ligou esta entrega no passo 4 da cobrança.',
          ],
        },
        {
          title: 'Google Drive',
          text: 'Serve como reserva, ou para arquivos que você atualiza sempre.',
          items: [
            'Suba o arquivo em uma pasta só do produto.',
            'Em Compartilhar, escolha "Qualquer pessoa com o link" e "Leitor".',
            'Abra o link em uma janela anônima. Se pedir permissão, a configuração está errada.',
          ],
        },
        {
          title: 'WhatsApp',
          text: 'Para mandar o link, tirar dúvida e saber se a pessoa conseguiu abrir.',
          items: [
            'Use o WhatsApp Business, que é gratuito.',
            'Salve a mensagem de entrega como resposta rápida.',
            'Confira o pagamento na plataforma ou no banco antes de enviar. Comprovante por foto não basta.',
          ],
        },
      ],
    },
    {
      type: 'script',
      parts: [
        {
          title: 'Mensagem de entrega',
          description: 'Envie logo depois de confirmar o pagamento.',
          text: `Oi, [nome]! Pagamento confirmado. Agradeço a confiança!

Aqui está o seu [nome do produto]:
[link do material]

Comece pela página "[página de começo]". Ela leva 5 minutos e já te mostra o primeiro passo.

Conseguiu abrir? Me responde com um "abri" para eu saber que deu certo. Qualquer dúvida, é só chamar aqui.`,
        },
        {
          title: 'Se a pessoa não respondeu em um dia',
          description: 'Uma vez só, para ter certeza de que o material chegou.',
          text: `Oi, [nome]! Passando para saber se o [nome do produto] abriu direitinho no seu celular.

Se deu algum erro, me manda um print que eu resolvo. Se abriu, bom proveito!`,
        },
        {
          title: 'Se a pessoa pedir o dinheiro de volta',
          description: 'Primeiro faça a devolução no painel da plataforma. Depois responda.',
          text: `Oi, [nome]! Sem problema, já pedi a devolução na [plataforma de pagamento].

O valor volta pela mesma forma em que você pagou. O prazo depende do banco, e a plataforma avisa por e-mail.

Se quiser me contar o que faltou no [nome do produto], vou gostar de saber. Agradeço por ter experimentado!`,
        },
      ],
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'Sete dias para desistir',
      text: 'Quem compra pela internet pode desistir em até 7 dias e receber tudo de volta, sem explicar o motivo. É um direito previsto no Código de Defesa do Consumidor. Ofereça a garantia com naturalidade e, se pedirem, devolva no mesmo dia, sem discutir.',
    },
  ],
};

export const example: Section = {
  id: 'exemplo',
  title: 'Como ficou o Festa Pronta',
  navLabel: 'Exemplo',
  intro: 'Este produto é inventado e aparece em todas as missões, para você ver o caminho inteiro.',
  blocks: [
    {
      type: 'example',
      title: 'Camila, professora em Contagem (MG)',
      paragraphs: [
        'Camila organiza as festas da família e sempre ouve a mesma frase: "O buffet cobra R$ 3.500 e eu não sei nem por onde começar sozinha". Ela escolheu **guia digital** e o prompt **Guia completo em etapas**.',
        'A IA propôs oito capítulos. Camila aprovou sete, um para cada noite: data e convidados, tema e cores, cardápio e quantidades, compras, decoração, brincadeiras e lembrancinhas, montagem e roteiro do dia.',
        'Ela cortou dois preços que a IA inventou, colocou os valores do mercado do bairro e refez as contas até o total caber em R$ 500. Para quem tem pressa, acrescentou um plano curto de 3 noites. O arquivo final tem **34 páginas e 5 listas prontas**.',
        'A entrega é pela área da plataforma, com o mesmo PDF no Google Drive como reserva e a mensagem de entrega no WhatsApp. O preço é **R$ 27**, com garantia de 7 dias.',
      ],
    },
    {
      type: 'list',
      title: 'As 5 listas prontas do Festa Pronta',
      ordered: true,
      items: [
        'Convidados e convites',
        'Cardápio com quantidade por criança',
        'Compras com preço máximo',
        'Decoração e montagem',
        'Roteiro do dia, hora por hora',
      ],
    },
  ],
};
