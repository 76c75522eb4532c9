import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyFreePort, isPortFree } from './ports.ts';

const SERVE = fileURLToPath(new URL('./testing/serve.ts', import.meta.url));

let root: string;
let apiPort: number;
let dbPort: number;
/** The one that the tests hand to each other. */
let started: Promise<ChildProcess>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'missao-restart-'));
  await mkdir(join(root, 'migrations'));
  await mkdir(join(root, 'functions'));
  const sql = 'create table public.rows (id int primary key);';
  await writeFile(join(root, 'migrations/20260101000000_rows.sql'), sql);
  await writeFile(join(root, 'seed.sql'), 'insert into public.rows values (1);');
  [apiPort, dbPort] = [await anyFreePort(), await anyFreePort()];
});
afterAll(async () => {
  (await started).kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

async function launch() {
  const args = [SERVE, join(root, 'data'), String(apiPort), String(dbPort), root];
  const process = spawn('node', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(process.stdout, 'data')) as [Buffer];
  expect(output.toString()).toContain('ready');
  return process;
}

const start = () => (started = launch());

async function query(sql: string) {
  const client = new pg.Client(`postgresql://postgres:postgres@127.0.0.1:${dbPort}/postgres`);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as unknown[];
}

/** Resolves when nobody listens on the port any more. */
async function untilFree(port: number) {
  while (!(await isPortFree(port))) await new Promise((resolve) => setImmediate(resolve));
}

test('killed with SIGKILL it leaves nothing running; the next start has data, keys and seed', async () => {
  const killed = await start();
  await query('insert into public.rows values (2)');
  const keys = await readFile(join(root, 'data/keys.json'), 'utf8');
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  await start();
  expect(await query('select id from public.rows order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await readFile(join(root, 'data/keys.json'), 'utf8')).toBe(keys);
});

test('an interrupted one closes every port before it ends', async () => {
  const running = await started;
  running.kill('SIGINT');
  const [code] = (await once(running, 'exit')) as [number];
  expect(code).toBe(130);
  expect(await isPortFree(apiPort)).toBe(true);
  expect(await isPortFree(dbPort)).toBe(true);
});

test('killed alone, with nobody to start it again, its Postgres goes too', async () => {
  const killed = await start();
  killed.kill('SIGKILL');
  await untilFree(dbPort);
  expect(await isPortFree(dbPort)).toBe(true);
});

test('a Postgres that somebody else stops does stop, although we still listen to its changes', async () => {
  await start();
  const [pid] = (await readFile(join(root, 'data/postgres/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGINT');
  await untilFree(dbPort);
  expect(await isPortFree(dbPort)).toBe(true);
});
