import { required } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { openMenu } from './menu.ts';

test('a visitor is sold the product on the landing page and signs in from it', async ({
  page,
  newUser,
  expectAccessible,
}) => {
  const account = await newUser();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('24 horas');
  await expectAccessible();

  await page.getByRole('link', { name: 'Entrar na missão' }).click();
  await expect(page).toHaveURL('/auth');
  await expectAccessible();
  await page.getByLabel('E-mail').fill(`  ${account.email} `);
  await page.getByLabel('Senha', { exact: true }).fill('529.982.247-25');
  await page.getByRole('button', { name: 'ENTRAR NA MISSÃO' }).click();

  await expect(page.getByText('Acesso liberado!')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('PRÓXIMA MISSÃO', { exact: true })).toBeVisible();
});

test('an unknown e-mail and a wrong password get the same answer, and nothing typed is lost', async ({
  page,
  newUser,
}) => {
  const account = await newUser();
  for (const email of [account.email, 'ninguem@exemplo.com.br']) {
    // Anew, without the last answer's toast.
    await page.goto('/auth');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('errada123');
    await page.getByRole('button', { name: 'ENTRAR NA MISSÃO' }).click();
    const notice = page.locator('[data-sonner-toast]').filter({ hasText: 'Erro no login' });
    await expect(notice.getByText('Email ou senha incorretos')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  }
});

test('a visitor of a page inside is brought back to it after the sign-in', async ({
  page,
  newUser,
}) => {
  const account = await newUser();
  await page.goto('/execucoes?de=email');
  await expect(page).toHaveURL('/auth');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/execucoes?de=email');

  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('signing out leaves every tab and shows the next user nothing of the last', async ({
  page,
  context,
  signIn,
  newUser,
}) => {
  const first = await signIn('free');
  const other = await context.newPage();
  await other.goto('/missoes');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await openMenu(page);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL('/auth');

  const second = await newUser();
  await signIn(second);
  await openMenu(page);
  await expect(page.getByText(second.email.split('@')[0] ?? '', { exact: true })).toBeVisible();
  await expect(page.getByText(first.email.split('@')[0] ?? '', { exact: true })).toHaveCount(0);
});

test('a sign-out that the server cannot hear still ends the session here', async ({
  page,
  signIn,
}) => {
  await signIn('free');
  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await openMenu(page);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/auth');
  await page.reload();
  await page.goto('/missoes');
  await expect(page).toHaveURL('/auth');
});

test('a session that the server no longer accepts leads to the sign-in, and back again', async ({
  page,
  signIn,
  newUser,
  db,
}) => {
  const account = await signIn('free');
  await page.goto('/execucoes?de=email');
  await expect(page.getByRole('heading', { level: 1, name: 'Execuções' })).toBeVisible();
  // The token in this browser is valid for an hour still, but the account is not there any more.
  await db.query('delete from auth.users where id = $1', [account.id]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'ENTRAR NA MISSÃO' })).toBeVisible();

  const other = await newUser();
  await page.getByLabel('E-mail').fill(other.email);
  await page.getByLabel('Senha', { exact: true }).fill(other.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/execucoes?de=email');
});

test('a link that carries a session of its own changes nobody', async ({
  page,
  request,
  signIn,
  newUser,
}) => {
  const { email, password } = await newUser();
  const answer = await request.post(
    `${required('SUPABASE_URL')}/auth/v1/token?grant_type=password`,
    {
      headers: { apikey: required('SUPABASE_PUBLISHABLE_KEY') },
      data: { email, password },
    },
  );
  const stranger = (await answer.json()) as { access_token: string; refresh_token: string };
  const link = new URLSearchParams({
    access_token: stranger.access_token,
    refresh_token: stranger.refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
  });

  const learner = await signIn('free');
  await page.goto('about:blank');
  await page.goto(`/missoes#${link.toString()}`);
  await openMenu(page);
  await expect(page.getByText(learner.email.split('@')[0] ?? '', { exact: true })).toBeVisible();
});

test('a tab that was elsewhere while the user changed shows nothing of the last one', async ({
  page,
  context,
  signIn,
  newUser,
}) => {
  await signIn('free');
  const away = await context.newPage();
  await away.goto('/quadro-estrategico');
  await away.getByRole('button', { name: 'Adicionar tarefa em A FAZER' }).click();
  await away.getByLabel('Título *').fill('Segredo da primeira pessoa');
  await away.goto('about:blank');

  await openMenu(page);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/auth');
  await signIn(await newUser());
  await away.goBack();
  await away.getByRole('button', { name: 'Adicionar tarefa em A FAZER' }).click();
  await expect(away.getByLabel('Título *')).toHaveValue('');
});
