import { randomUUID } from 'node:crypto';
import { type Queryable, run, service, user } from './database.ts';

export type Balance = {
  credits_available: number;
  credits_used: number;
  plan_type: string;
  last_reset_date: string | null;
};
export type Entry = {
  id: string;
  tipo: string;
  credits_used: number;
  credits_remaining: number;
  request_id: string;
};

/** What the person's browser calls. */
export async function ensure(client: Queryable, id: string): Promise<Balance> {
  const { rows } = await run<Balance>(
    client,
    user(id),
    `select credits_available, credits_used, plan_type, last_reset_date
    from public.ensure_user_credits()`,
  );
  return only(rows);
}

export async function spend(
  client: Queryable,
  id: string,
  requestId: string = randomUUID(),
  amount = 1,
): Promise<Entry> {
  const { rows } = await run<Entry>(
    client,
    service,
    'select * from public.spend_credit($1, $2, $3, $4)',
    [id, 'visual_creator', requestId, amount],
  );
  return only(rows);
}

/** The line of the refund; undefined when the request had charged nothing. */
export async function refund(
  client: Queryable,
  id: string,
  requestId: string,
): Promise<Entry | undefined> {
  const sql = 'select * from public.refund_credit($1, $2)';
  return (await run<Entry>(client, service, sql, [id, requestId])).rows[0];
}

export async function ledger(admin: Queryable, id: string): Promise<Entry[]> {
  const { rows } = await admin.query<Entry>(
    'select * from public.credit_transactions where auth_id = $1 order by criado_em, id',
    [id],
  );
  return rows;
}

/** As if the last renewal had been on `day`. */
export async function renewedOn(admin: Queryable, id: string, day: string): Promise<void> {
  await admin.query('update public.user_credits set last_reset_date = $2 where auth_id = $1', [
    id,
    day,
  ]);
}

function only<T>(rows: T[]): T {
  const [row, second] = rows;
  if (!row || second) throw new Error(`Expected one row, got ${rows.length}`);
  return row;
}
