import pg from 'pg';
import type { Claims } from '../jwt.ts';
import type { Change } from './changes.ts';

/** May the bearer of these claims read this row right now? Postgres itself answers, under RLS. */
export function visibilityIn(pool: pg.Pool) {
  return async function isVisible(change: Change, claims: Claims): Promise<boolean> {
    const { escapeIdentifier: name, escapeLiteral: text } = pg;
    const key = change.keyColumns.map(
      (column) => `${name(column)} = ${text(String(change.record[column]))}`,
    );
    if (key.length === 0) return false;
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      // One message, one round trip: this stands between a write and every open browser.
      const results = (await client.query(`begin read only;
        select set_config('request.jwt.claims', ${text(JSON.stringify(claims))}, true);
        set local role ${name(claims.role)};
        select 1 from ${name(change.schema)}.${name(change.table)} where ${key.join(' and ')};
        commit`)) as unknown as pg.QueryResult[];
      client.release();
      return results[3]?.rowCount === 1;
    } catch {
      // No privilege on the table, no such role, no database: not for these eyes. The connection
      // stands in a failed transaction and is thrown away.
      client?.release(true);
      return false;
    }
  };
}

export type IsVisible = ReturnType<typeof visibilityIn>;

/**
 * Waits until a transaction that the log already tells of is visible to readers: between the two a
 * commit takes a moment, and whoever is told too soon reads the old row and never hears again.
 */
export function commitIn(pool: pg.Pool) {
  let lastVisible = 0;
  return async function untilVisible(xid: number): Promise<void> {
    while (xid !== lastVisible) {
      const { rows } = await pool.query<{ visible: boolean }>(
        'select pg_visible_in_snapshot($1::text::xid8, pg_current_snapshot()) as visible',
        [xid],
      );
      if (rows[0]?.visible) lastVisible = xid;
    }
  };
}
