import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { announce } from './announce.ts';

test('the printed commands survive being pasted, whatever the folder is called', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "missão d'água "));
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await announce({
    appUrl: 'http://127.0.0.1:5173',
    dataDir,
    supabase: {
      url: 'http://127.0.0.1:54321',
      databaseUrl: 'postgresql://postgres@127.0.0.1/postgres',
      keys: { publishable: 'p', secret: 's', jwtSecret: 'j' },
      stop: () => Promise.resolve(),
    },
  });
  const printed = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  await rm(dataDir, { recursive: true });

  const assignment = /^ *(LOCAL_DIR=.*) node /m.exec(printed)?.[1] ?? '';
  expect(execFileSync('sh', ['-c', `${assignment}; printf %s "$LOCAL_DIR"`]).toString()).toBe(
    dataDir,
  );
});
