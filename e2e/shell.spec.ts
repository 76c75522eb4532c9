import { expect, test } from './fixtures.ts';
import { openMenu } from './menu.ts';

test(
  'the menu keeps its state for a week and answers to ctrl+b',
  { tag: '@desktop' },
  async ({ page, context, signIn }) => {
    await signIn('free');
    const menu = page.getByRole('complementary', { name: 'Menu lateral' });
    await expect(menu).toHaveCSS('width', '256px');

    await page.keyboard.press('Control+b');
    await expect(menu).toHaveCSS('width', '48px');
    await page.reload();
    await expect(menu).toHaveCSS('width', '48px');
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);

    await page.keyboard.press('Meta+b');
    await expect(menu).toHaveCSS('width', '256px');
  },
);

test(
  'on a phone the menu is a drawer that traps focus and closes in every usual way',
  {
    tag: '@phone',
  },
  async ({ page, signIn, expectAccessible }) => {
    await signIn('free');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Abrir menu' });

    await open.click();
    await expect(drawer).toHaveCSS('width', '288px');
    await expectAccessible();
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(open).toBeFocused();

    await open.click();
    await expect(drawer).toBeVisible();
    await page.mouse.click(370, 400);
    await expect(drawer).toHaveCount(0);

    await open.click();
    await drawer.getByRole('link', { name: 'Execuções' }).click();
    await expect(page).toHaveURL('/execucoes');
    await expect(drawer).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(drawer).toHaveCount(0);
  },
);

test('a free user who presses a PRO entry sees the upgrade and stays where they are', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('free');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: /Central de Análise/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Seja PRO' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await expect(page).toHaveURL('/');
  await dialog.getByRole('button', { name: 'Continuar com FREE' }).click();
  await expect(dialog).toHaveCount(0);
});

test("the operator's flips open and lock a browser that is already open", async ({
  page,
  signIn,
  db,
}) => {
  const account = await signIn('free');
  const flip = (column: 'is_pro' | 'mostrar_botao_wpp', value: boolean) =>
    db.query(`update public.usuarios set ${column} = $2 where auth_id = $1`, [account.id, value]);
  const menu = await openMenu(page);
  await expect(menu.getByRole('button', { name: /Central de Análise/ })).toBeVisible();
  await expect(menu.getByText('AGENTE WPP')).toHaveCount(0);

  await flip('mostrar_botao_wpp', true);
  await expect(menu.getByText('AGENTE WPP')).toBeVisible();
  await flip('is_pro', true);
  await expect(menu.getByRole('link', { name: /Central de Análise/ })).toBeVisible();
  await expect(page.getByText('Plano PRO')).toBeVisible();

  await menu.getByRole('link', { name: /AGENTE WPP/ }).click();
  await expect(page.getByRole('heading', { name: 'Agente WPP', exact: true })).toBeVisible();
  await flip('is_pro', false);
  await expect(page.getByRole('heading', { name: 'Agente WPP PRO' })).toBeVisible();
  await expect(page.getByText('Acesso Restrito')).toBeVisible();
  await flip('mostrar_botao_wpp', false);
  await expect((await openMenu(page)).getByText('AGENTE WPP')).toHaveCount(0);
});

test('an unknown address has a way home', async ({ page, signIn, expectAccessible }) => {
  await signIn('free');
  await page.goto('/nao-existe');
  await expect(page.getByRole('heading', { name: 'Esta página saiu da rota' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Voltar para a Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the theme follows the choice, in another tab too, without a flash on the next visit', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.emulateMedia({ colorScheme: 'light' });
    await tab.goto('/');
    // The app has taken the place of the static first page.
    await expect(tab.locator('div[data-boot]')).toHaveCount(0);
    await expect(tab.locator('html')).not.toHaveClass(/dark/);
  }
  await page.getByRole('button', { name: 'Usar tema escuro' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(other.locator('html')).toHaveClass(/dark/);
  // Before any of the app's own code ran:
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('going offline is said, and said again to be over', async ({ page, context, signIn }) => {
  await signIn('free');
  await expect(page.getByText('PRÓXIMA MISSÃO', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Você está sem conexão.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Você está sem conexão.')).toHaveCount(0);
});

test('navigation names the document and moves focus to the heading; the skip link works', async ({
  page,
  signIn,
}) => {
  await signIn('free');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Execuções' }).click();
  await expect(page).toHaveTitle(/Execuções · Missão MicroSaaS/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/missoes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#conteudo')).toBeFocused();
});

test('a page whose code does not arrive says so and opens on the next try', async ({
  page,
  context,
  signIn,
}) => {
  // From the start: the pointer may rest on a link, which fetches its page ahead.
  await page.route('**/assets/executions-page*.js', (route) => route.abort());
  await signIn('free');
  const menu = await openMenu(page);
  await menu.getByRole('link', { name: 'Execuções' }).click();
  await expect(page.getByText('Esta página não abriu')).toBeVisible();
  await page.unroute('**/assets/executions-page*.js');
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  await context.setOffline(true);
  await expect(retry).toBeDisabled();
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Execuções' })).toBeVisible();
});

test('a dialog whose code does not arrive costs a toast, not the page, and opens on the next try', async ({
  page,
  signIn,
}) => {
  await page.route('**/assets/upgrade-dialog*.js', (route) => route.abort());
  await signIn('free');
  const upgrade = page.getByRole('button', { name: 'Fazer Upgrade' });
  await upgrade.click();
  await expect(page.getByText('Não foi possível abrir', { exact: true })).toBeVisible();
  await expect(page.getByText('PRÓXIMA MISSÃO', { exact: true })).toBeVisible();
  await page.unroute('**/assets/upgrade-dialog*.js');
  await upgrade.click();
  await expect(page.getByRole('dialog', { name: 'Seja PRO' })).toBeVisible();
});
