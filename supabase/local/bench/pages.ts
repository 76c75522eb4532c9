import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright';
import type { Stack } from '../test/stack.ts';
import { openBrowser, signIn } from './browser.ts';
import { kibibytes, type Row } from './table.ts';

/** The page counts as loaded when it has asked for nothing during this time. */
const QUIET_MS = 500;

/** What a cold visit downloads, the heaviest page behind the sign-in included. */
export async function pagesBench({ appUrl }: Stack): Promise<Row[]> {
  const browser = await openBrowser();
  try {
    const member = await browser.newContext();
    await signIn(await member.newPage(), appUrl);
    return [
      ...(await coldVisit(browser, appUrl, '/auth')),
      ...(await coldVisit(browser, appUrl, '/')),
      ...(await coldVisit(browser, appUrl, '/', member)),
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
