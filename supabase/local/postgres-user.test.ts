import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anyFreePort } from './ports.ts';
import { commandAs, postgresUser } from './postgres-user.ts';
import { startPostgres } from './postgres.ts';

let folder: string;
let file: string;

beforeEach(() => {
  // mkdtemp makes it 0700, as /root is.
  folder = mkdtempSync(join(tmpdir(), 'missao-fechada-'));
  file = join(folder, 'postgres');
  writeFileSync(file, '', { mode: 0o755 });
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const asPostgres = (script: string) => {
  const [program = '', ...args] = commandAs(
    postgresUser(),
    [process.execPath, '-e', script, file],
    [file],
  );
  return execFileSync(program, args, { encoding: 'utf8' }).trim();
};

test('in a checkout closed to others, the server finds its own programs', () => {
  const found = asPostgres(
    "require('fs').accessSync(process.argv[1], fs.constants.X_OK); console.log('found')",
  );
  expect(found).toBe('found');
});

test('the server never runs as root', () => {
  expect(asPostgres('console.log(process.getuid() > 0 && process.geteuid() > 0)')).toBe('true');
});

test('a closed folder for temporary files does not keep the database from being made', async () => {
  chmodSync(folder, 0o755);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary, { mode: 0o700 });
  vi.stubEnv('TMPDIR', temporary);
  const port = await anyFreePort();
  const server = await startPostgres({ dataDir: join(folder, 'data'), port, durable: false });
  await server.stop();
  expect(server.port).toBe(port);
});
