import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright';
import pg from 'pg';
import type { Stack } from '../test/stack.ts';
import { openBrowser, signIn } from './browser.ts';
import { kibibytes, milliseconds, percentile, type Row } from './table.ts';

const FLIPS = 40;
/** The page counts as loaded when it has asked for nothing during this time. */
const QUIET_MS = 500;

/** What a cold visit downloads, the heaviest page behind the sign-in, and how soon a flip shows. */
export async function pagesBench({ appUrl, supabase }: Stack): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const member = await browser.newContext();
    await signIn(await member.newPage(), appUrl);
    return [
      ...(await coldVisit(browser, appUrl, '/auth')),
      ...(await coldVisit(browser, appUrl, '/')),
      ...(await coldVisit(browser, appUrl, '/', member)),
      ...(await flips(member, appUrl, supabase.databaseUrl)),
    ];
  } finally {
    await browser.close();
  }
}

async function coldVisit(browser: Browser, appUrl: string, path: string, member?: BrowserContext) {
  const state = member && (await member.storageState());
  const context = await browser.newContext(state ? { storageState: state } : {});
  const page = await context.newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  const document = await page.goto(appUrl + path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const js = (await Promise.all(scripts)).reduce((total, bytes) => total + bytes, 0);
  // The build puts the styles into the page itself.
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec((await document?.text()) ?? '') ?? [];
  await context.close();

  const name = `${path} ${member ? 'signed in' : 'visitor'}`;
  return [
    { what: `${name}: JS, gzip`, value: kibibytes(js) },
    { what: `${name}: CSS, gzip`, value: kibibytes(gzipSync(css).length) },
  ];
}

/** From the operator's update to the menu of an open browser. */
async function flips(member: BrowserContext, appUrl: string, databaseUrl: string): Promise<Row[]> {
  const [page = await member.newPage()] = member.pages();
  const db = new pg.Client(databaseUrl);
  await db.connect();
  await page.goto(appUrl);
  const entry = page.getByText('AGENTE WPP');
  await entry.waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < FLIPS; turn += 1) {
    const isShown = turn % 2 === 1;
    const begin = performance.now();
    await db.query(
      "update public.usuarios set mostrar_botao_wpp = $1 where email = 'pro@demo.com.br'",
      [isShown],
    );
    await entry.waitFor({ state: isShown ? 'visible' : 'detached' });
    times.push(performance.now() - begin);
  }
  await db.end();
  return [
    { what: 'row written to shown in an open browser, p50', value: ms(times, 0.5) },
    { what: 'row written to shown in an open browser, p95', value: ms(times, 0.95) },
  ];
}

const ms = (times: number[], share: number) => milliseconds(percentile(times, share));
