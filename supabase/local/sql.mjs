// For an operator without psql: node supabase/local/sql.mjs "select email, is_pro from usuarios"
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const dataDir = resolve(root, process.env.LOCAL_DIR ?? '.local');
const sql = process.argv[2];

try {
  if (!sql)
    throw new Error('Uso: node supabase/local/sql.mjs "select email, is_pro from usuarios"');
  const client = new pg.Client(databaseUrl());
  await client.connect();
  const results = [await client.query(sql)].flat();
  for (const { rows, rowCount, command } of results) {
    if (rows.length > 0) console.table(rows);
    else console.log(`${command}: ${rowCount ?? 0} linha(s)`);
  }
  await client.end();
} catch (error) {
  console.error(
    error.code === 'ECONNREFUSED' ? 'O Supabase local está parado: rode npm start.' : error.message,
  );
  process.exitCode = 1;
}

function databaseUrl() {
  try {
    const env = readFileSync(resolve(dataDir, 'env'), 'utf8');
    return /^DATABASE_URL=(.*)$/m.exec(env)?.[1];
  } catch {
    throw new Error('O Supabase local ainda não foi iniciado: rode npm start.');
  }
}
