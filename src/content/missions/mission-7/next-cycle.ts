import type { Section } from '../../lesson.types';

const CYCLE = `CICLO [número do ciclo]: de [data de início] a [data de fim]

O que aprendi no anterior: [uma frase]
Regra que apliquei: [escalar o tráfego, revisar os criativos ou ajustar os preços]
A única mudança: [o que muda]
O que fica igual: [o que não muda]
Orçamento por dia: [valor por dia]. Máximo do ciclo: [valor máximo]
Número que vou olhar: [métrica]. Hoje está em [valor atual]
Deu certo se chegar a: [valor desejado]
Volto atrás se: [condição para desfazer]
Dia e hora da próxima leitura: [dia e hora]`;

export const nextCycle: Section = {
  id: 'proximo-ciclo',
  title: 'O próximo ciclo',
  navLabel: 'Ciclo',
  intro:
    'Um ciclo é: 3 dias no ar, uma leitura, uma mudança. Quem faz dez ciclos curtos aprende mais do que quem planeja um lançamento por seis meses.',
  blocks: [
    {
      type: 'table',
      caption: 'As 2 horas desta missão',
      columns: ['Tempo', 'O que fazer', 'O que fica pronto'],
      rows: [
        ['20 min', 'Juntar os números nos painéis', 'Os nove dados do período'],
        ['40 min', 'Montar e conferir a planilha', 'As seis métricas'],
        ['20 min', 'Rodar e conferir o prompt', 'O diagnóstico'],
        ['20 min', 'Ler as três regras', 'Uma decisão'],
        ['20 min', 'Escrever e agendar o ciclo', 'A ficha abaixo, com data'],
      ],
    },
    {
      type: 'prompts',
      prompts: [
        {
          title: 'Ficha do ciclo',
          description: 'Uma por ciclo, nas suas notas ou como tarefa no Quadro Estratégico.',
          text: CYCLE,
        },
      ],
    },
    {
      type: 'list',
      title: 'Depois de três ciclos, escolha um caminho',
      items: [
        '**ROI positivo em dois ciclos seguidos:** siga escalando, 20% por vez.',
        '**Perto de zero e melhorando:** continue no mesmo produto e trabalhe o ticket médio.',
        '**Muitas conversas e nenhuma venda:** mantenha o público e refaça a oferta, a partir das objeções anotadas.',
        '**Nem cliques nem conversas:** a dor talvez não seja urgente. Volte à Missão 1 com o que aprendeu; o próximo produto sai mais rápido.',
      ],
    },
    {
      type: 'example',
      title: 'A ficha de Camila',
      paragraphs: [
        '**Ciclo 2, de sexta a domingo.** Regra: ajustar os preços. Única mudança: guia de R$ 27 para R$ 33. Fica igual todo o resto: imagens, público, order bump e upsell. Orçamento: R$ 50 por dia, máximo de R$ 150 de verba. Número: ROI, hoje em −14%. Dá certo se passar de zero. Volta atrás se a conversão cair abaixo de 5%. Leitura: segunda, às 20h.',
      ],
    },
  ],
};
