import type pg from 'pg';
import { fillBoard, insertCards } from './board-cards.ts';
import { milliseconds, percentile, type Row } from './table.ts';

const OWN_CARDS = 100;
const CARDS_EACH = 1000;
const TOTALS = [100_000, 1_000_000];
const RUNS = 9;

/** As PostgREST sends them for src/features/board/api. */
const QUERIES = {
  tarefas: `select id, titulo, descricao, status, posicao, criado_em from public.tarefas
            where usuario_id = $1 order by posicao, id limit 1000`,
  subtarefas: `select id, tarefa_id, texto, concluida, criado_em from public.subtarefas
               where usuario_id = $1 order by tarefa_id, criado_em, id limit 1000`,
};

/** A learner's two board queries, under row level security, among the cards of other users. */
export async function boardQueries(db: pg.Client, userId: string): Promise<Row[]> {
  // A throw-away database: the replication of a million rows would only measure itself.
  await db.query(
    'alter publication supabase_realtime drop table public.tarefas, public.subtarefas',
  );
  await fillBoard(db, userId, OWN_CARDS);
  const rows: Row[] = [];
  let total = 0;
  for (const wanted of TOTALS) {
    const others = await addUsers(db, (wanted - total) / CARDS_EACH);
    await insertCards(db, others, CARDS_EACH);
    await db.query('vacuum analyze public.tarefas, public.subtarefas');
    total = wanted;
    for (const [table, query] of Object.entries(QUERIES)) {
      const { indexes, ms } = await explain(db, query, userId);
      rows.push({
        what: `board, ${table} of one user among ${total.toLocaleString('en')} cards of others`,
        value: `${milliseconds(ms)}, ${indexes.join(', ') || 'no index'}`,
      });
    }
  }
  return rows;
}

async function addUsers(db: pg.Client, count: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `insert into auth.users (id, aud, role, email)
     select gen_random_uuid(), 'authenticated', 'authenticated', gen_random_uuid() || '@exemplo.com.br'
     from generate_series(1, $1) returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

type Plan = { 'Index Name'?: string; Plans?: Plan[] };
type Explained = { 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] };

async function explain(db: pg.Client, query: string, userId: string) {
  const times: number[] = [];
  let indexes: string[] = [];
  await db.query('begin');
  await db.query('set local role authenticated');
  await db.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({ sub: userId, role: 'authenticated' }),
  ]);
  for (let run = 0; run < RUNS; run += 1) {
    const { rows } = await db.query<Explained>(`explain (analyze, format json) ${query}`, [userId]);
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!explained) throw new Error('no plan');
    times.push(explained['Execution Time']);
    indexes = indexesOf(explained.Plan);
  }
  await db.query('rollback');
  return { indexes, ms: percentile(times, 0.5) };
}

function indexesOf(plan: Plan): string[] {
  const own = plan['Index Name'] ? [plan['Index Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(indexesOf)];
}
