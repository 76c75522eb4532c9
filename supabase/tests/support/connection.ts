import pg from 'pg';

// Dates without a time as Postgres writes them: a JavaScript Date would move them by time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export function inDatabase(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}
