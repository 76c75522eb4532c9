import type { ProgressScript } from '@/types/ai-job';

/** Percent a second: about 90 seconds to the end. The prompt tools take 1.67, about 60 seconds. */
const LONG = 1.11;

export const progressPhases = {
  analysis: {
    incrementPerSecond: LONG,
    phases: {
      0: 'Preparando a análise...',
      10: 'Lendo o seu texto...',
      30: 'Avaliando clareza e promessa...',
      50: 'Procurando pontos fortes e fracos...',
      70: 'Escrevendo variações...',
      90: 'Quase pronto...',
    },
    completed: 'Análise concluída!',
  },
  generation: {
    incrementPerSecond: LONG,
    phases: {
      0: 'Preparando a geração...',
      10: 'Entendendo o seu produto...',
      30: 'Pensando como o seu público...',
      50: 'Escolhendo os melhores ângulos...',
      70: 'Escrevendo os textos...',
      90: 'Quase pronto...',
    },
    completed: 'Textos prontos!',
  },
} satisfies Record<string, ProgressScript>;
