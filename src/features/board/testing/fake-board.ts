import { json, stubFetch } from '@/testing/fetch';
import type { Subtask, Task } from '../board.types';

type Row = { id: string };

/** Answers the board's requests as PostgREST would, from rows in memory. */
export function fakeBoard(initial: { tasks?: Task[]; subtasks?: Subtask[] } = {}) {
  const tables: Record<'tarefas' | 'subtarefas', Row[]> = {
    tarefas: [...(initial.tasks ?? [])],
    subtarefas: [...(initial.subtasks ?? [])],
  };
  const failing = new Set<string>();
  const held = new Map<string, Promise<void>>();

  const answer = (table: keyof typeof tables) => async (request: Request) => {
    const line = `${request.method} ${table}`;
    await held.get(line);
    const id = new URL(request.url).searchParams.get('id')?.replace('eq.', '') ?? '';
    if (failing.has(line) || failing.has(`${line} ${id}`)) {
      return json({ code: 'XX000', message: 'quebrou' }, 500);
    }
    const isHit = (row: Row) => row.id === id;
    if (request.method === 'GET') return json(tables[table]);
    if (request.method === 'DELETE') {
      tables[table] = tables[table].filter((row) => !isHit(row));
      return json([]);
    }
    const body = (await request.json()) as object;
    if (request.method === 'PATCH') {
      tables[table] = tables[table].map((row) => (isHit(row) ? { ...row, ...body } : row));
      return tables[table].some(isHit)
        ? json({ id })
        : json({ code: 'PGRST116', message: 'nenhuma linha' }, 406);
    }
    const created = { id: `novo-${String(tables[table].length)}`, descricao: null, ...body };
    tables[table].push({ criado_em: '2026-11-20T15:00:00Z', concluida: false, ...created } as Row);
    return json({ id: created.id }, 201);
  };

  const calls = stubFetch({
    '/rest/v1/tarefas': answer('tarefas'),
    '/rest/v1/subtarefas': answer('subtarefas'),
  });

  return {
    tasks: () => tables.tarefas as Task[],
    subtasks: () => tables.subtarefas as Subtask[],
    /** Deletes a card as another window would. */
    drop: (id: string) => {
      tables.tarefas = tables.tarefas.filter((row) => row.id !== id);
    },
    /** Requests of one method on one table, as 'PATCH tarefas'. */
    sent: (line: string) =>
      calls.filter(({ method, url }) => line === `${method} ${new URL(url).pathname.slice(9)}`),
    /** Makes these fail from now on, as 'PATCH tarefas', or of one row, as 'PATCH tarefas 2'. */
    fail: (...lines: string[]) => lines.forEach((line) => failing.add(line)),
    heal: () => failing.clear(),
    /** Keeps these unanswered until the returned function is called. */
    hold: (line: string) => {
      let release: () => void = () => undefined;
      held.set(
        line,
        new Promise((resolve) => {
          release = () => resolve();
        }),
      );
      return () => {
        held.delete(line);
        release();
      };
    },
  };
}
