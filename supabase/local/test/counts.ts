import { readFile } from 'node:fs/promises';

export type Counts = {
  passed: number;
  failed: number;
};

/** Reads what a runner wrote; null when there is nothing to read. */
export type ReadCounts = (file: string) => Promise<Counts | null>;

export const vitestCounts: ReadCounts = async (file) => {
  const report = (await readJson(file)) as {
    numPassedTests: number;
    numFailedTests: number;
  } | null;
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
};

export const playwrightCounts: ReadCounts = async (file) => {
  const report = (await readJson(file)) as {
    stats: { expected: number; flaky: number; unexpected: number };
  } | null;
  if (!report) return null;
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
};

/** JUnit, as Deno writes it: the totals stand in the first element. */
export const junitCounts: ReadCounts = async (file) => {
  const xml = await readFile(file, 'utf8').catch(() => '');
  const total = (name: string) =>
    Number(new RegExp(`<testsuites[^>]* ${name}="(\\d+)"`).exec(xml)?.[1]);
  const failed = total('failures') + total('errors');
  return Number.isNaN(failed) ? null : { passed: total('tests') - failed, failed };
};

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** A runner that failed without a failed test (no tests, a broken file) still counts as one. */
export function settle(code: number, counts: Counts | null): Counts {
  const { passed, failed } = counts ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
