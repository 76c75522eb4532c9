import { storableText } from '@/lib/text';
import { topKey } from './board.order';
import type { Task, TaskChange } from './board.types';
import type { Columns } from './board.view';

export type TaskForm = { titulo: string; descricao: string; status: Task['status'] };

export function toForm({ titulo, descricao, status }: Task): TaskForm {
  return { titulo, descricao: descricao ?? '', status };
}

/** Only what differs from the card: fields left alone follow changes made elsewhere. */
export function draftOf(task: Task, form: TaskForm): Partial<TaskForm> {
  const saved = toForm(task);
  return {
    ...(form.titulo === saved.titulo ? {} : { titulo: form.titulo }),
    ...(form.descricao === saved.descricao ? {} : { descricao: form.descricao }),
    ...(form.status === saved.status ? {} : { status: form.status }),
  };
}

/** The write that saves the form; a card that changes column goes on top of the new one. */
export function changeOf(task: Task, form: TaskForm, columns: Columns): TaskChange {
  const { titulo, descricao, status } = draftOf(task, form);
  return {
    id: task.id,
    patch: {
      ...(titulo === undefined ? {} : { titulo: storableText(titulo) }),
      ...(descricao === undefined ? {} : { descricao: storableText(descricao) || null }),
      ...(status === undefined ? {} : { status, posicao: topKey(columns[status]) }),
    },
  };
}
