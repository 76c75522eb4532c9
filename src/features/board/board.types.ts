export const STATUSES = ['a_fazer', 'fazendo', 'pronto'] as const;
export type Status = (typeof STATUSES)[number];

export const statusLabels: Record<Status, string> = {
  a_fazer: 'A FAZER',
  fazendo: 'FAZENDO',
  pronto: 'PRONTO',
};

export type Task = {
  id: string;
  titulo: string;
  descricao: string | null;
  status: Status;
  /** Order key (fractional-indexing); only compared within a column. */
  posicao: string;
  criado_em: string;
};

export type Subtask = {
  id: string;
  tarefa_id: string;
  texto: string;
  concluida: boolean;
  criado_em: string;
};

/** What one write changes on one card. */
export type TaskChange = {
  id: string;
  patch: Partial<Pick<Task, 'titulo' | 'descricao' | 'status' | 'posicao'>>;
};

export type SubtaskChange = {
  id: string;
  patch: Partial<Pick<Subtask, 'texto' | 'concluida'>>;
};

export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 5000;
export const SUBTASK_MAX = 500;
