import { compareTasks } from './board.order';
import { STATUSES, type Status, type Subtask, type Task } from './board.types';

export type Sort = 'manual' | 'recentes' | 'titulo';
export type Columns<T = Task> = Record<Status, T[]>;

/** The cards of each column, in the order that people gave them. */
export function toColumns(tasks: readonly Task[]): Columns {
  const columns: Columns = { a_fazer: [], fazendo: [], pronto: [] };
  for (const task of tasks) columns[task.status].push(task);
  for (const status of STATUSES) columns[status].sort(compareTasks);
  return columns;
}

/** Lower case, no accents: 'Código' is found by 'codigo'. */
function normalize(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

const byTitle = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

const comparers: Record<Exclude<Sort, 'manual'>, (a: Task, b: Task) => number> = {
  recentes: (a, b) => Date.parse(b.criado_em) - Date.parse(a.criado_em),
  titulo: (a, b) => byTitle.compare(a.titulo, b.titulo),
};

/** What a column shows: the cards that match the search, in the chosen order. */
export function arrange(column: readonly Task[], search: string, sort: Sort): Task[] {
  const wanted = normalize(search);
  const found = wanted
    ? column.filter((task) => normalize(`${task.titulo} ${task.descricao ?? ''}`).includes(wanted))
    : [...column];
  return sort === 'manual' ? found : found.sort(comparers[sort]);
}

export type Progress = { done: number; total: number };

/** Ticked and all subtasks of every card that has any. */
export function progressByTask(subtasks: readonly Subtask[]) {
  const progress = new Map<string, Progress>();
  for (const { tarefa_id, concluida } of subtasks) {
    const { done, total } = progress.get(tarefa_id) ?? { done: 0, total: 0 };
    progress.set(tarefa_id, { done: done + (concluida ? 1 : 0), total: total + 1 });
  }
  return progress;
}
