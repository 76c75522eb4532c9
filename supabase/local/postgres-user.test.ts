import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandAs, postgresUser } from './postgres-user.ts';

let folder: string;
let file: string;

beforeEach(() => {
  // mkdtemp makes it 0700, as /root is.
  folder = mkdtempSync(join(tmpdir(), 'missao-fechada-'));
  file = join(folder, 'postgres');
  writeFileSync(file, '', { mode: 0o755 });
});

afterEach(() => {
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
