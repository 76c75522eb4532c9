import { statusLabels, type Task } from '../board.types';
import type { Columns } from '../board.view';
import type { Target } from './target';

export const instructions =
  'Para mover a tarefa, pressione espaço. Com as setas para cima e para baixo, mude de posição; ' +
  'com as setas para a esquerda e para a direita, mude de coluna. Pressione espaço para soltar ' +
  'ou Esc para cancelar.';

function place(columns: Columns, { status, index }: Target, draggedId: string) {
  if (index === null) return `coluna ${statusLabels[status]}`;
  const others = columns[status].filter(({ id }) => id !== draggedId).length;
  return `posição ${index + 1} de ${others + 1} em ${statusLabels[status]}`;
}

export function liftedText(columns: Columns, task: Task, target: Target) {
  return `Tarefa "${task.titulo}" levantada, ${place(columns, target, task.id)}.`;
}

export function movedText(columns: Columns, task: Task, target: Target | null) {
  if (!target) return 'Fora das colunas: se soltar aqui, a tarefa volta ao lugar.';
  const text = place(columns, target, task.id);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export function droppedText(columns: Columns, task: Task, target: Target) {
  return `Tarefa "${task.titulo}" solta: ${place(columns, target, task.id)}.`;
}

export function cancelledText(task: Task) {
  return `Movimento cancelado. A tarefa "${task.titulo}" continua em ${statusLabels[task.status]}.`;
}
