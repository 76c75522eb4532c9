import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const FIND = `
  const { findBrowser } = await import(${JSON.stringify(new URL('./browser.ts', import.meta.url))});
  try { console.log(findBrowser()); } catch (problem) { console.log(problem.message); }
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missao-navegador-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A machine whose only programs are those in `folder`, without a way to download others. */
function find(env: Record<string, string> = {}) {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', FIND], {
    encoding: 'utf8',
    env: {
      PATH: folder,
      PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:1',
      ...env,
    },
  });
  return stdout.trim().split('\n').at(-1);
}

async function program(name: string, { works }: { works: boolean }) {
  const path = join(folder, name);
  // 127 is what the loader answers when a shared library is missing.
  await writeFile(path, `#!/bin/sh\nexit ${works ? 0 : 127}\n`, { mode: 0o755 });
  return path;
}

test('passes over a browser that does not open', async () => {
  await program('chromium', { works: false });
  const works = await program('google-chrome', { works: true });
  expect(find()).toBe(works);
});

test('the browser that is asked for comes first, or says why it cannot', async () => {
  await program('chromium', { works: true });
  const wanted = await program('mine', { works: true });
  expect(find({ CHROMIUM_PATH: wanted })).toBe(wanted);
  const broken = await program('broken', { works: false });
  expect(find({ CHROMIUM_PATH: broken })).toContain('não abre');
  expect(find({ CHROMIUM_PATH: `${wanted}-nenhum` })).toContain('não existe');
});

test('without any browser, one line says what to do', () => {
  expect(find()).toBe(
    'Nenhum Chromium encontrado nem instalável: instale um e aponte CHROMIUM_PATH para ele.',
  );
});
