import type { ProFeature } from './plans';

export type HomeFeature = {
  title: string;
  text: string;
  path: string;
  feature?: ProFeature;
};

/** Cards of Home. A card appears with its page. */
export const homeFeatures: readonly HomeFeature[] = [
  {
    title: 'Central de Análise',
    text: 'Nota de 0 a 100 para a sua copy, com o que manter, o que mudar e novas versões.',
    path: '/central-analise',
    feature: 'central-analise',
  },
  {
    title: 'Quadro Estratégico',
    text: 'Suas tarefas em três colunas, para saber sempre qual é o próximo passo.',
    path: '/quadro-estrategico',
  },
  {
    title: 'Execuções',
    text: 'Cinco sessões de mão na massa: do nicho à validação em até 24 horas.',
    path: '/execucoes',
  },
];
