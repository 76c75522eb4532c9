import type { SubtaskChange, TaskChange } from '../board.types';

export const boardKeys = {
  all: ['board'] as const,
  tasks: (userId: string) => [...boardKeys.all, 'tasks', userId] as const,
  subtasks: (userId: string) => [...boardKeys.all, 'subtasks', userId] as const,
};

/** The writes whose effect shows before the server has answered, with what each is called with. */
export type BoardWrites = {
  'update-tasks': TaskChange[];
  'delete-task': string;
  'update-subtask': SubtaskChange;
  'delete-subtask': string;
};

export function writeKey(name: keyof BoardWrites) {
  return ['board', name] as const;
}
