import type { Section } from '../../lesson.types';

/** Cells of one row, the way spreadsheets paste them. */
const row = (...cells: readonly string[]) => cells.join('\t');

const HEADER = row(
  'Data',
  'Canal',
  'Investimento',
  'Impressões',
  'Cliques',
  'Leads',
  'Vendas',
  'Receita',
  'Taxas',
  'CTR',
  'CPL',
  'Conversão',
  'CAC',
  'Ticket médio',
  'ROI',
);

const FORMULAS = row('=E2/D2', '=C2/F2', '=G2/F2', '=C2/G2', '=H2/G2', '=(H2-I2-C2)/C2');

const EXAMPLE = row('3 dias', 'Meta Ads', '171', '6000', '300', '57', '5', '182,50', '36');

export const spreadsheet: Section = {
  id: 'planilha',
  title: 'A planilha que calcula sozinha',
  navLabel: 'Planilha',
  intro:
    'Serve o Google Planilhas, no celular ou no computador. Você preenche nove células por dia; as seis métricas aparecem.',
  blocks: [
    {
      type: 'steps',
      steps: [
        {
          title: 'Crie a planilha',
          text: 'Abra o Google Planilhas, crie uma em branco e dê o nome do produto a ela.',
          link: { label: 'Criar planilha em branco', href: 'https://sheets.new' },
        },
        {
          title: 'Cole o cabeçalho',
          text: 'Toque na célula **A1** e cole. Cada nome cai numa coluna, de A até O. Se tudo cair numa célula só, digite um nome por coluna, nesta ordem.',
          copy: HEADER,
        },
        {
          title: 'Cole as fórmulas',
          text: 'Toque na célula **J2** e cole. Depois copie as células de J2 a O2 para as linhas de baixo. Enquanto a linha estiver vazia, ou sem vendas, aparece **#DIV/0!**: é normal.',
          copy: FORMULAS,
        },
        {
          title: 'Acerte o formato',
          text: 'Colunas J, L e O em **porcentagem**. Colunas C, H, I, K, M e N em **moeda**.',
        },
        {
          title: 'Confira com o exemplo',
          text: 'Toque em **A2** e cole os números de Camila. Se der CTR de 5%, CPL de R$ 3,00, conversão de 8,77%, CAC de R$ 34,20, ticket de R$ 36,50 e ROI de −14,33%, a planilha está certa. Deu número estranho? Em Arquivo, Configurações, escolha a localidade **Brasil**. Depois apague os números de A2 a I2 e ponha os seus.',
          copy: EXAMPLE,
        },
        {
          title: 'Preencha todo dia, à mesma hora',
          text: 'Uma linha por dia e por canal. Cinco minutos. Crie um alarme com o nome "planilha" e não decida nada no meio do dia.',
        },
      ],
    },
    {
      type: 'callout',
      tone: 'warning',
      title: 'Número pequeno engana',
      text: 'Com menos de **30 leads** ou de **1.000 impressões**, uma venda a mais muda tudo. Anote, mas espere juntar antes de decidir.',
    },
  ],
};
