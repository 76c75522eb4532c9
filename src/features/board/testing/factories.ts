import type { Subtask, Task } from '../board.types';

export function task(fields: Partial<Task> & { id: string }): Task {
  return {
    titulo: `Tarefa ${fields.id}`,
    descricao: null,
    status: 'a_fazer',
    posicao: 'a0',
    criado_em: '2026-11-20T15:00:00Z',
    ...fields,
  };
}

export function subtask(fields: Partial<Subtask> & { id: string; tarefa_id: string }): Subtask {
  return {
    texto: `Subtarefa ${fields.id}`,
    concluida: false,
    criado_em: '2026-11-20T15:00:00Z',
    ...fields,
  };
}
