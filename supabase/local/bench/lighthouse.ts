import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { anyFreePort } from '../ports.ts';
import { findBrowser } from '../test/browser.ts';
import type { Stack } from '../test/stack.ts';
import { signIn } from './browser.ts';
import type { Row } from './table.ts';

/** Fetched when asked for: a hundred packages that only `npm run bench -- --lighthouse` needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
};

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { displayValue: string }>;
};

/** Lighthouse's phone: slow 4G and a CPU four times slower, simulated. Wants a quiet machine. */
export async function lighthouseBench({ appUrl }: Stack): Promise<Row[]> {
  const profile = await mkdtemp(join(tmpdir(), 'missao-lighthouse-'));
  const port = await anyFreePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const rows = [
      await audit('/auth visitor', `${appUrl}/auth`, port),
      await audit('/ visitor', appUrl, port),
    ];
    await signIn(await browser.newPage(), appUrl);
    return [...rows, await audit('/ signed in', appUrl, port)];
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function audit(name: string, url: string, port: number): Promise<Row> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', '--', LIGHTHOUSE, url, `--port=${port}`, '--quiet', '--output=json'],
      ...['--disable-storage-reset', `--only-categories=${CATEGORIES.join(',')}`],
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const scores = CATEGORIES.map((key) => Math.round((categories[key]?.score ?? 0) * 100));
  const metrics = Object.entries(METRICS).map(
    ([label, key]) => `${label} ${audits[key]?.displayValue ?? '?'}`,
  );
  return {
    what: `Lighthouse, ${name}: ${CATEGORIES.join(' / ')}`,
    value: `${scores.join(' / ')}; ${metrics.join(', ')}`,
  };
}
