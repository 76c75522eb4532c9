/** npm run db:types: a database of its own, so that the types never describe somebody's experiments. */
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { applyMigrations, prepareDatabase } from './database.ts';
import { generateTypes, TYPES_FILE } from './db-catalog-types.ts';
import { startThrowawayPostgres } from './postgres.ts';

const server = await startThrowawayPostgres();
try {
  await prepareDatabase(server.url, { defaultPrivileges: 'all' });
  await applyMigrations(server.url);
  const client = new pg.Client(server.url);
  await client.connect();
  await writeFile(TYPES_FILE, await generateTypes(client));
  await client.end();
} finally {
  await server.stop();
}
