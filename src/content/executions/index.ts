import type { Lesson } from '../lesson.types';
import type { LessonSummary } from '../missions';

export const EXECUTION_IDS = [1, 2, 3, 4, 5] as const;
export type ExecutionId = (typeof EXECUTION_IDS)[number];

export const executions: Readonly<Record<ExecutionId, LessonSummary>> = {
  1: { title: 'Infiltração no Mercado', subtitle: 'Público e dor' },
  2: { title: 'Criação da Arma Secreta', subtitle: 'Oferta inicial' },
  3: { title: 'Construção da Base', subtitle: 'Página de vendas mínima' },
  4: { title: 'Disparo de Recrutamento', subtitle: 'Funil de aquisição' },
  5: { title: 'Operação Relâmpago', subtitle: 'Validar em até 24h' },
};

export function isExecutionId(value: number): value is ExecutionId {
  return (EXECUTION_IDS as readonly number[]).includes(value);
}

export const executionLessons: Readonly<Record<ExecutionId, () => Promise<Lesson>>> = {
  1: async () => (await import('./execution-1')).lesson,
  2: async () => (await import('./execution-2')).lesson,
  3: async () => (await import('./execution-3')).lesson,
  4: async () => (await import('./execution-4')).lesson,
  5: async () => (await import('./execution-5')).lesson,
};
