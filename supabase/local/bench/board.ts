import pg from 'pg';
import type { Stack } from '../test/stack.ts';
import { fillBoard } from './board-cards.ts';
import { boardQueries } from './board-queries.ts';
import { openBoardSession, type BoardSession } from './board-session.ts';
import { milliseconds, percentile, type Row } from './table.ts';

const SIZES = [100, 1000, 5000];
const CPU_RATES = [1, 4];
const DRAGS = 7;

/** What dragging costs on a board of each size, then what reading one costs among other people's. */
export async function boardBench({ appUrl, supabase }: Stack): Promise<Row[]> {
  const db = new pg.Client(supabase.databaseUrl);
  await db.connect();
  try {
    const { rows: users } = await db.query<{ auth_id: string }>(
      "select auth_id from public.usuarios where email = 'pro@demo.com.br'",
    );
    const userId = users[0]?.auth_id;
    if (!userId) throw new Error('the PRO demo account is missing');
    return [...(await boardDrags(appUrl, db, userId)), ...(await boardQueries(db, userId))];
  } finally {
    await db.end();
  }
}

async function boardDrags(appUrl: string, db: pg.Client, userId: string): Promise<Row[]> {
  const session = await openBoardSession(appUrl);
  const rows: Row[] = [];
  try {
    for (const count of SIZES) {
      for (const rate of CPU_RATES) {
        await fillBoard(db, userId, count);
        rows.push(await measure(session, count, rate));
      }
    }
    return rows;
  } finally {
    await session.close();
  }
}

async function measure(session: BoardSession, count: number, rate: number): Promise<Row> {
  await session.load(count);
  await session.slowDown(rate);
  const drags: Awaited<ReturnType<BoardSession['drag']>>[] = [];
  for (let turn = 0; turn < DRAGS; turn += 1) drags.push(await session.drag(turn));
  const worst = await session.interact();
  await session.slowDown(1);
  const start = percentile(
    drags.map(({ startMs }) => startMs),
    0.5,
  );
  const drop = percentile(
    drags.map(({ dropMs }) => dropMs),
    0.5,
  );
  return {
    what: `board, ${count} cards, CPU ${rate}×: start, drop (p50 of ${DRAGS}), worst interaction`,
    value: `${milliseconds(start)}, ${milliseconds(drop)}, ${milliseconds(worst)}`,
  };
}
