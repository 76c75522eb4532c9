import type { Locator, Page } from 'playwright';
import { openBrowser, signIn } from './browser.ts';

const COLUMNS = ['A FAZER', 'FAZENDO', 'PRONTO'];
const DRAGGED = '.cursor-grabbing';

export type BoardSession = Awaited<ReturnType<typeof openBoardSession>>;

/** The board in Chromium, signed in as the PRO demo account, with what the bench does on it. */
export async function openBoardSession(appUrl: string) {
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.addInitScript(installMeters);
  await signIn(page, appUrl);
  const cpu = await page.context().newCDPSession(page);

  return {
    /** Opens the board anew, once all `count` cards have arrived. */
    load: async (count: number) => {
      await page.goto(`${appUrl}/quadro-estrategico`);
      const inFirst = Math.floor(count / COLUMNS.length);
      await columnOf(page, 0).getByText(`${inFirst} tarefas`).waitFor();
    },
    slowDown: async (rate: number) => {
      await cpu.send('Emulation.setCPUThrottlingRate', { rate });
    },
    drag: (turn: number) => drag(page, turn),
    /** The longest of the clicks, keys and drags since the board was opened. */
    interact: async () => {
      await page.getByRole('searchbox').pressSequentially('cartão 1');
      await page.getByRole('searchbox').fill('');
      await page.getByRole('combobox').selectOption('titulo');
      await page.getByRole('combobox').selectOption('manual');
      await columnOf(page, 0).getByRole('heading', { level: 3 }).first().click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      return page.evaluate(() => window.missaoMeters.longestEvent());
    },
    close: () => browser.close(),
  };
}

const columnOf = (page: Page, index: number) =>
  page.getByRole('region', { name: COLUMNS[index % COLUMNS.length] ?? '', exact: true });

/** From one column to the next; milliseconds from the event to the frame that shows its effect. */
async function drag(page: Page, turn: number) {
  const from = await pointIn(columnOf(page, turn).getByRole('article').nth(1));
  const to = await pointIn(
    columnOf(page, turn + 1)
      .getByRole('article')
      .nth(2),
  );
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const start = await page.evaluateHandle((selector) => {
    const ms = window.missaoMeters.untilPainted('mousemove', selector, true);
    return { ms };
  }, DRAGGED);
  await page.mouse.move(from.x + 12, from.y + 4);
  const startMs = await start.evaluate(({ ms }) => ms);
  await page.mouse.move(to.x, to.y, { steps: 12 });
  const drop = await page.evaluateHandle((selector) => {
    const ms = window.missaoMeters.untilPainted('mouseup', selector, false);
    return { ms };
  }, DRAGGED);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.mouse.up();
  const dropMs = await drop.evaluate(({ ms }) => ms);
  await saved;
  return { startMs, dropMs };
}

async function pointIn(card: Locator) {
  const box = await card.boundingBox();
  if (!box) throw new Error('the board shows no card to drag');
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}

declare global {
  // Declaration merging works on interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    missaoMeters: {
      untilPainted: (type: string, selector: string, isThere: boolean) => Promise<number>;
      longestEvent: () => number;
    };
  }
}

/** Runs in the page, before its own code. */
function installMeters() {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  window.missaoMeters = {
    longestEvent: () => longest,
    untilPainted: (type, selector, isThere) =>
      new Promise((resolve) => {
        const listen = (event: Event) => {
          const check = () =>
            requestAnimationFrame(() => {
              if ((document.querySelector(selector) !== null) !== isThere) {
                check();
                return;
              }
              // The first task after the frame in which it shows.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - event.timeStamp);
              port2.postMessage(null);
            });
          check();
        };
        window.addEventListener(type, listen, { capture: true, once: true });
      }),
  };
}
