import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { junitCounts, playwrightCounts, settle, vitestCounts } from './counts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missao-counts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function report(content: string) {
  const file = join(folder, 'report');
  await writeFile(file, content);
  return file;
}

test('reads what each runner writes', async () => {
  expect(await vitestCounts(await report('{"numPassedTests":5,"numFailedTests":2}'))).toEqual({
    passed: 5,
    failed: 2,
  });
  const junit = '<testsuites name="deno test" tests="9" failures="2" errors="1" time="0.1">';
  expect(await junitCounts(await report(junit))).toEqual({ passed: 6, failed: 3 });
  const stats = '{"stats":{"expected":3,"flaky":1,"unexpected":1,"skipped":0}}';
  expect(await playwrightCounts(await report(stats))).toEqual({ passed: 4, failed: 1 });
});

test('no report is no count', async () => {
  for (const read of [vitestCounts, junitCounts, playwrightCounts]) {
    expect(await read(join(folder, 'missing'))).toBeNull();
  }
});

test('a runner that fails never counts as green', () => {
  expect(settle(1, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
  expect(settle(1, null)).toEqual({ passed: 0, failed: 1 });
  expect(settle(0, null)).toEqual({ passed: 1, failed: 0 });
});
