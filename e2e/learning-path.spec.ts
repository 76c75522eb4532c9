import type { Page } from '@playwright/test';
import type pg from 'pg';
import type { Account } from './accounts.ts';
import { expect, test as base } from './fixtures.ts';

/** Puts an account somewhere on the way: so many steps completed, the next one active. */
async function advance(db: pg.Pool, account: Account, missions: number, executions = 0) {
  const insert = (table: string, column: string, total: number, completed: number) =>
    db.query(
      `insert into public.${table} (auth_id, ${column}, status)
       select $1, n, case when n <= $2 then 'completed' when n = $2 + 1 then 'active' else 'locked' end
       from generate_series(1, $3) as n`,
      [account.id, completed, total],
    );
  await insert('user_missions', 'mission_id', 7, missions);
  await insert('user_executions', 'execution_id', 5, executions);
}

type OnTheWay = {
  /** Signs in with a fresh account that has completed so many missions and executions. */
  signInAfter: (missions: number, executions?: number) => Promise<void>;
};

const test = base.extend<OnTheWay>({
  signInAfter: async ({ newUser, signIn, db }, use) => {
    await use(async (missions, executions) => {
      const account = await newUser();
      await advance(db, account, missions, executions);
      await signIn(account);
    });
  },
});

const statuses = async (db: pg.Pool, table: string, account: Account) => {
  const { rows } = await db.query<{ status: string }>(
    `select distinct status from public.${table} where auth_id = $1`,
    [account.id],
  );
  return rows.map(({ status }) => status);
};

async function tickAll(page: Page, heading: RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const boxes = page.getByRole('checkbox');
  const count = await boxes.count();
  for (let index = 0; index < count; index += 1) await boxes.nth(index).check();
  return count;
}

const finishButton = (page: Page) =>
  page.locator('section', { has: page.getByRole('checkbox') }).getByRole('button');

/** Every attempt to finish meets a server error, until `unroute`. */
async function refuseToFinish(page: Page) {
  const pattern = '**/rest/v1/rpc/complete_*';
  await page.route(pattern, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          status: 500,
          headers: { 'access-control-allow-origin': '*' },
          json: { message: 'fora do ar' },
        }),
  );
  return () => page.unroute(pattern);
}

const MISSION_ITEMS = [5, 4, 5, 7, 6, 5, 5];
const EXECUTION_ITEMS = [4, 4, 4, 3, 3];

test('a new learner flies seven missions and five executions to the achievement', async ({
  page,
  signIn,
  db,
}) => {
  test.setTimeout(180_000);
  const account = await signIn('free');

  for (const [index, items] of MISSION_ITEMS.entries()) {
    const id = index + 1;
    await expect(page.getByText('PRÓXIMA MISSÃO', { exact: true })).toBeVisible();
    await expect(page.getByText(`${index}/7`)).toBeVisible();
    await page.getByRole('link', { name: `INICIAR MISSÃO ${id}` }).click();
    await expect(page).toHaveURL(`/missao/${id}`);
    await expect(finishButton(page)).toBeDisabled();
    expect(await tickAll(page, new RegExp(`MISSÃO ${id}`))).toBe(items);
    await finishButton(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/Missão (\d )?Concluída!/i).first()).toBeVisible();
  }
  await expect(page.getByText('Todas as missões concluídas!')).toBeVisible();
  await expect(page.getByText('7/7')).toBeVisible();

  await page.getByRole('link', { name: 'Ir para as execuções' }).click();
  for (const [index, items] of EXECUTION_ITEMS.entries()) {
    const id = index + 1;
    await expect(page.getByText(`${index * 20}% concluído`)).toBeVisible();
    await page.getByRole('link', { name: 'Continuar Execução' }).click();
    await expect(page).toHaveURL(`/execucao/${id}`);
    expect(await tickAll(page, /EXECUÇÃO|Execução/)).toBe(items);
    await finishButton(page).click();
    await expect(page).toHaveURL('/execucoes');
    await expect(page.getByText(`Execução ${id} concluída com sucesso!`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Produto Digital Validado' })).toBeVisible();

  expect(await statuses(db, 'user_missions', account)).toEqual(['completed']);
  expect(await statuses(db, 'user_executions', account)).toEqual(['completed']);
});

test('locked and unknown addresses lead back with the hint', async ({ page, signIn }) => {
  await signIn('free');
  for (const address of ['/missao/3', '/missao/99', '/missao/abc']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Complete a missão anterior' }).first(),
    ).toBeVisible();
  }
  for (const address of ['/execucao/2', '/execucao/6']) {
    await page.goto(address);
    await expect(page).toHaveURL('/execucoes');
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Complete a execução anterior' }).first(),
    ).toBeVisible();
  }
});

for (const [completed, text] of [
  [0, 'Não foi possível concluir a missão.'],
  [3, 'Não foi possível finalizar a missão. Tente novamente.'],
  [4, 'Não foi possível finalizar a missão.'],
] as const) {
  const id = completed + 1;
  test(`mission ${id} that fails to finish says so, keeps the ticks and works again`, async ({
    page,
    signInAfter,
  }) => {
    await signInAfter(completed);
    const allow = await refuseToFinish(page);

    await page.goto(`/missao/${id}`);
    const items = await tickAll(page, new RegExp(`MISSÃO ${id}`));
    await finishButton(page).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(items);

    await allow();
    await finishButton(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: `INICIAR MISSÃO ${id + 1}` })).toBeVisible();
  });
}

test('mission 7 says a failure beside its button, and an execution in a toast', async ({
  page,
  signInAfter,
}) => {
  await signInAfter(6);
  await refuseToFinish(page);

  await page.goto('/missao/7');
  await expect(finishButton(page)).toHaveText('Complete todos os itens para finalizar');
  await tickAll(page, /MISSÃO 7/);
  await finishButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Não foi possível concluir');

  await page.goto('/execucao/1');
  await tickAll(page, /./);
  await finishButton(page).click();
  await expect(page.getByText('Não foi possível concluir a execução.')).toBeVisible();
});

test('a prompt is read, copied, and the button says so for two seconds', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('free');
  await page.goto('/missao/1');
  const type = page.getByRole('button', { name: /^Mini curso/ });
  await type.click();
  await expect(page.getByRole('button', { name: /^Ver prompt/ })).toHaveCount(3);

  await page
    .getByRole('button', { name: /^Ver prompt/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const prompt = await dialog.getByRole('region', { name: 'Prompt completo' }).textContent();
  await dialog.getByRole('button', { name: 'Copiar' }).click();
  await expect(dialog.getByRole('button', { name: 'Copiado!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(prompt);
  await expect(dialog.getByRole('button', { name: 'Copiar' })).toBeVisible();

  await page.keyboard.press('Escape');
  await type.click();
  await expect(page.getByRole('button', { name: /^Ver prompt/ })).toHaveCount(0);
});

test('a clipboard that refuses is told apart from one that copied', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await signIn('free');
  await page.goto('/missao/1');
  await page.getByRole('button', { name: /^Checklist/ }).click();
  await page.getByRole('button', { name: /^Copiar: Checklist por fases/ }).click();
  await expect(page.getByText('Não foi possível copiar o prompt.')).toBeVisible();
  await expect(page.getByText('Copiado!')).toHaveCount(0);
});

test("a tapped copy icon turns to 'Copiado!' and opens no tooltip over the text @phone", async ({
  page,
  context,
  signInAfter,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAfter(5);
  await page.goto('/missao/6');
  await page
    .getByRole('button', { name: /^Copiar: / })
    .first()
    .tap();
  await expect(page.getByRole('button', { name: /^Copiado!: / })).toBeVisible();
  const bubble = page.locator('main').getByText('Copiado!', { exact: true });
  await expect(bubble).toBeAttached();
  // At once: after two seconds the icon has its first name again.
  expect(await bubble.isVisible()).toBe(false);
});

test('the hint of a locked mission is reachable', async ({ page, signIn, isMobile }) => {
  await signIn('free');
  const locked = page.getByRole('button', { name: /^Missão 2: Landing Page/ });
  const hint = page.getByRole('tooltip', { name: 'Complete a missão anterior para desbloquear' });
  await expect(locked).toBeVisible();
  await expect(hint).toHaveCount(0);
  if (isMobile) {
    // A phone has no pointer that rests where the sign-in button was, over another mission by now.
    await page.mouse.move(0, 0);
    // Forced: it is disabled for assistive technology, and still answers a finger.
    await locked.tap({ force: true });
    await expect(hint).toBeVisible();
    await page.getByRole('heading', { name: 'Mapa das Missões' }).tap();
    await expect(hint).toHaveCount(0);
  } else {
    await locked.hover();
    await expect(hint).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(hint).toHaveCount(0);
    await page.getByRole('link', { name: /^Missão 1: / }).focus();
    await page.keyboard.press('Tab');
    await expect(locked).toBeFocused();
    await expect(hint).toBeVisible();
  }
});

test('a second tab follows, and ticks live only as long as the page', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('free');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: 'INICIAR MISSÃO 1' })).toBeVisible();

  await page.goto('/missao/1');
  await tickAll(page, /MISSÃO 1/);
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(finishButton(page)).toBeDisabled();

  await tickAll(page, /MISSÃO 1/);
  await finishButton(page).click();
  await expect(other.getByRole('link', { name: 'INICIAR MISSÃO 2' })).toBeVisible();
});

test('a lesson that cannot be fetched says so and comes when the connection is back', async ({
  page,
  context,
  signInAfter,
}) => {
  await signInAfter(1);
  await page.getByRole('link', { name: /^Missão 1: / }).click();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByRole('link', { name: 'INICIAR MISSÃO 2' })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'INICIAR MISSÃO 2' }).click();
  await expect(page.getByText(/Não foi possível abrir esta aula/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /MISSÃO 2/ })).toBeVisible();
});

test.describe('accessibility', () => {
  // Each size takes one theme: together they see both.
  test.beforeEach(({ page, isMobile }) =>
    page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' }),
  );

  test('the lists of a new learner', async ({ page, signIn, expectAccessible }) => {
    await signIn('free');
    await expect(page.getByRole('link', { name: 'INICIAR MISSÃO 1' })).toBeVisible();
    await expectAccessible();
    await page.goto('/missoes');
    await expect(page.getByRole('link', { name: 'INICIAR MISSÃO 1' })).toBeVisible();
    await expectAccessible();
    await page.goto('/execucoes');
    await expect(page.getByRole('link', { name: 'Continuar Execução' })).toBeVisible();
    await expectAccessible();
  });

  test('the seven missions', async ({ page, expectAccessible, signInAfter }) => {
    test.setTimeout(180_000);
    await signInAfter(7);
    await expect(page.getByText('Todas as missões concluídas!')).toBeVisible();
    await expectAccessible();
    for (const id of [1, 2, 3, 4, 5, 6, 7]) {
      await page.goto(`/missao/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: `MISSÃO ${id}` })).toBeVisible();
      if (id === 1) await page.getByRole('button', { name: /^Guia digital/ }).click();
      await expectAccessible();
    }
  });

  test('the five executions', async ({ page, expectAccessible, signInAfter }) => {
    test.setTimeout(180_000);
    await signInAfter(7, 5);
    await page.goto('/execucoes');
    await expect(page.getByRole('heading', { name: 'Produto Digital Validado' })).toBeVisible();
    await expectAccessible();
    for (const id of [1, 2, 3, 4, 5]) {
      await page.goto(`/execucao/${id}`);
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expectAccessible();
    }
  });
});
