import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyFreePort } from './ports.ts';

const RUN = fileURLToPath(new URL('./run.mjs', import.meta.url));
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'missao-run-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

function run(args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; stderr: string; stdout: string }>((resolve) => {
    const child = execFile(
      'node',
      [RUN, ...args],
      { env: { ...process.env, LOCAL_DIR: dataDir, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

test('a taken port is one line that says what to do', async () => {
  const taken = await anyFreePort();
  const other = createServer().listen(taken, '127.0.0.1');
  const { code, stderr, stdout } = await run(['start'], { APP_PORT: String(taken) });
  other.close();
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    `A porta ${taken} já está em uso: encerre o programa que a usa ou escolha outra com APP_PORT=...\n`,
  );
});

test('a port that is none is refused by name', async () => {
  const { code, stderr } = await run(['start'], { DB_PORT: 'abc' });
  expect([code, stderr]).toEqual([1, 'DB_PORT=abc não é uma porta: use um número de 1 a 65535.\n']);
});

test('an unknown command lists the known ones', async () => {
  const { code, stderr } = await run(['voar'], {});
  expect(code).toBe(1);
  expect(stderr).toContain('start, dev, build, test');
});
