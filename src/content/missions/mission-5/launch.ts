import type { Section } from '../../lesson.types';

export const launch: Section = {
  id: 'publicar',
  title: 'Publique e acompanhe',
  navLabel: 'Publicar',
  intro:
    'O passo a passo é do Facebook e Instagram, o canal mais usado para começar. Os nomes dos botões mudam de tempos em tempos; a ordem, quase nunca.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Prepare as contas',
          text: 'Você precisa de uma Página no Facebook, de um Instagram profissional ligado a ela e de uma forma de pagamento. Ative a verificação em duas etapas nas duas contas antes de pôr o cartão.',
          items: [
            'Página: no Facebook, abra o menu, toque em Páginas e em Criar. Use o nome do produto.',
            'Instagram: em Configurações, procure "tipo de conta" e mude para conta profissional. Ao terminar, ele oferece a ligação com a Página.',
            'Pagamento: no Gerenciador de Anúncios, abra Cobrança e pagamentos e inclua cartão ou Pix.',
          ],
        },
        {
          title: 'Crie a campanha',
          text: 'Abra o Gerenciador de Anúncios, toque em **Criar** e escolha o objetivo **Tráfego**. Dê um nome que você entenda daqui a um mês.',
          copy: '[nome do produto] | tráfego | [data de início]',
          link: {
            label: 'Abrir o Gerenciador de Anúncios',
            href: 'https://adsmanager.facebook.com',
          },
        },
        {
          title: 'Configure o conjunto',
          text: 'Local da conversão: **Site**. Meta de desempenho: **visualizações da página de destino**, se você instalou o pixel; senão, **cliques no link**. Orçamento diário de R$ 50, com data de término em 3 dias. Preencha o público que você definiu (se aparecer Público Advantage+, ele entra como sugestão) e deixe os posicionamentos no automático.',
        },
        {
          title: 'Monte três anúncios',
          text: 'Um para cada ângulo. Escolha a Página e o Instagram, suba a imagem ou o vídeo, cole legenda, título e descrição, botão **Saiba mais** e o link da página. Veja a prévia no celular antes de seguir.',
        },
        {
          title: 'Publique e anote a hora',
          text: 'A análise costuma levar até 24 horas. Se reprovar, leia o motivo, corrija a frase e reenvie; só conteste quando tiver certeza de que o anúncio está certo.',
        },
      ],
    },
    {
      type: 'cards',
      cards: [
        {
          title: 'Escolheu o Google?',
          text: 'Crie a conta em ads.google.com e, se aparecer uma campanha guiada, procure a opção de criar sem ela.',
          items: [
            'Nova campanha, objetivo Tráfego do site, tipo Pesquisa. Deixe só a rede de pesquisa marcada.',
            'Lance para maximizar cliques, R$ 30 por dia, no seu estado ou no Brasil.',
            'Cole as 10 palavras-chave e as 10 negativas do prompt 2.',
            'No anúncio, use os títulos de até 30 e as descrições de até 90 caracteres do prompt 1.',
          ],
        },
        {
          title: 'Escolheu o TikTok?',
          text: 'Use o vídeo que já teve mais resposta. Tudo se faz no aplicativo.',
          items: [
            'Abra o vídeo, toque nos três pontinhos e em Promover.',
            'Meta: mais visitas ao site, com o link da sua página.',
            'Público personalizado: a partir de 18 anos e com os interesses que você definiu.',
            'R$ 50, por um dia. Só vale música liberada para uso comercial.',
          ],
        },
      ],
    },
    {
      type: 'callout',
      tone: 'tip',
      title: 'Sem página pronta?',
      text: 'Escolha o objetivo **Engajamento**, com destino **WhatsApp**: o clique abre a conversa e o roteiro da Missão 4 faz o papel da página. Serve para validar; a página continua valendo a pena.',
    },
    {
      type: 'table',
      caption: 'O que olhar depois de 24 horas, a partir de 1.000 impressões',
      columns: ['Sinal', 'O que costuma ser', 'O que fazer'],
      rows: [
        [
          'Taxa de cliques no link de 5% ou mais',
          'O anúncio fala com a pessoa certa',
          'Não mexa. Cuide da página e do WhatsApp',
        ],
        [
          'Taxa de 2% a 5%',
          'A ideia interessa, o começo não prende',
          'Troque a imagem ou os 3 primeiros segundos, mantenha a legenda',
        ],
        [
          'Taxa abaixo de 2%',
          'Ângulo ou público errado',
          'Pause esse anúncio e deixe os outros dois rodando',
        ],
        [
          'Muitos cliques, quase ninguém no WhatsApp',
          'Página lenta ou diferente do anúncio',
          'Teste no 4G e iguale a primeira frase',
        ],
        [
          'Muita conversa, nenhuma venda',
          'Oferta confusa ou objeção sem resposta',
          'Missão 6: arsenal de vendas',
        ],
        [
          'Nenhuma impressão',
          'Em análise, reprovado ou pagamento recusado',
          'Abra o gerenciador e leia o aviso no anúncio',
        ],
      ],
    },
    {
      type: 'text',
      paragraphs: [
        'A meta de **5%+** na taxa de cliques é exigente de propósito. Ela obriga você a testar a primeira frase até achar a que prende. Fechar a primeira semana em 3% já é um começo; o que importa é subir.',
      ],
    },
  ],
};
