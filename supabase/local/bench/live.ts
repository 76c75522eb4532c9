import type { Browser, Page } from 'playwright';
import pg from 'pg';
import type { Stack } from '../test/stack.ts';
import { openBrowser, signIn } from './browser.ts';
import { percentileRows, type Row } from './table.ts';

const FLIPS = 40;
const MOVES = 20;
const ANALYSES = 8;

/** How long people wait: for an operator's flip, for a move in another window, for an analysis. */
export async function liveBench({ appUrl, supabase }: Stack): Promise<Row[]> {
  const browser = await openBrowser();
  const db = new pg.Client(supabase.databaseUrl);
  await db.connect();
  try {
    const context = await browser.newContext({ baseURL: appUrl });
    const page = await context.newPage();
    await signIn(page, appUrl);
    return [
      ...percentileRows('flag flipped in SQL → menu of an open browser', await flips(page, db)),
      ...percentileRows('card moved → shown in another window', await moves(browser, page, db)),
      ...percentileRows('“Analisar” pressed → result on the screen', await analyses(page)),
    ];
  } finally {
    await db.end();
    await browser.close();
  }
}

async function flips(page: Page, db: pg.Client): Promise<number[]> {
  await page.goto('/');
  const entry = page.getByText('AGENTE WPP');
  await entry.waitFor();
  return timed(FLIPS, async (turn) => {
    const isShown = turn % 2 === 1;
    await db.query(
      "update public.usuarios set mostrar_botao_wpp = $1 where email = 'pro@demo.com.br'",
      [isShown],
    );
    await entry.waitFor({ state: isShown ? 'visible' : 'detached' });
  });
}

async function moves(browser: Browser, page: Page, db: pg.Client): Promise<number[]> {
  await db.query(
    `insert into public.tarefas (usuario_id, titulo, status, posicao)
     select auth_id, 'Viajante', 'a_fazer', 'a0'
     from public.usuarios where email = 'pro@demo.com.br'`,
  );
  // A window of its own: the browser draws a tab behind another once a second.
  const storageState = await page.context().storageState();
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin, storageState });
  const columns = ['FAZENDO', 'PRONTO'];
  const cardIn = (tab: Page, column: string) =>
    tab.getByRole('region', { name: column, exact: true }).getByText('Viajante');
  for (const tab of [page, other]) {
    await tab.goto('/quadro-estrategico');
    await cardIn(tab, 'A FAZER').waitFor();
  }
  const times = await timed(
    MOVES,
    async (turn) => {
      const column = columns[turn % 2] ?? '';
      await page.getByRole('menuitem', { name: column }).click();
      await cardIn(other, column).waitFor();
    },
    () => page.getByRole('button', { name: 'Mover "Viajante" para' }).click(),
  );
  await other.close();
  return times;
}

async function analyses(page: Page): Promise<number[]> {
  await page.goto('/central-analise');
  return timed(
    ANALYSES,
    async () => {
      await page.getByRole('button', { name: 'Analisar', exact: true }).click();
      await page.getByRole('progressbar', { name: 'Progresso da análise' }).waitFor();
      await page.getByRole('meter', { name: 'Pontuação de qualidade' }).waitFor();
    },
    (turn) =>
      page
        .getByRole('textbox', { name: 'Texto' })
        .fill(`Monte a festa do seu filho em casa em ${turn + 5} noites, gastando até R$ 500`),
  );
}

/** Milliseconds of each of `count` turns, without what `prepare` takes. */
async function timed(
  count: number,
  run: (turn: number) => Promise<unknown>,
  prepare: (turn: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    await prepare(turn);
    const begin = performance.now();
    await run(turn);
    times.push(performance.now() - begin);
  }
  return times;
}
