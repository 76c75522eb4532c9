import type { Lesson } from '../lesson.types';

export const MISSION_IDS = [1, 2, 3, 4, 5, 6, 7] as const;
export type MissionId = (typeof MISSION_IDS)[number];

export type LessonSummary = { title: string; subtitle: string };

export const missions: Readonly<Record<MissionId, LessonSummary>> = {
  1: { title: 'Criar Produto', subtitle: 'Desenvolva sua ideia' },
  2: { title: 'Landing Page', subtitle: 'Página de vendas' },
  3: { title: 'Criativos', subtitle: 'Material visual' },
  4: { title: 'Automação', subtitle: 'WhatsApp Bot' },
  5: { title: 'Tráfego', subtitle: 'Geração de leads' },
  6: { title: 'Vendas', subtitle: 'Estratégias de conversão' },
  7: { title: 'Relatórios', subtitle: 'Dashboard de resultados' },
};

export const MISSION_MINUTES = 30;

export function isMissionId(value: number): value is MissionId {
  return (MISSION_IDS as readonly number[]).includes(value);
}

/** Each lesson is its own chunk: a learner on 4G downloads the one that they open. */
export const missionLessons: Readonly<Record<MissionId, () => Promise<Lesson>>> = {
  1: async () => (await import('./mission-1')).lesson,
  2: async () => (await import('./mission-2')).lesson,
  3: async () => (await import('./mission-3')).lesson,
  4: async () => (await import('./mission-4')).lesson,
  5: async () => (await import('./mission-5')).lesson,
  6: async () => (await import('./mission-6')).lesson,
  7: async () => (await import('./mission-7')).lesson,
};
