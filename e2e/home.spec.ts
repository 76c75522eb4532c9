import { expect, test } from './fixtures.ts';

test('Home of a free learner', async ({ page, signIn, expectAccessible }) => {
  await signIn('free');
  await expect(page.getByRole('heading', { name: 'SEJA PRO' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pronto para começar?' })).toBeVisible();
  await expect(page.getByText('Desenvolva seu MicroSaaS com IA em 60 Segundos')).toHaveCount(0);
  await expectAccessible();
  await page.getByRole('button', { name: 'Fazer Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'Seja PRO' })).toBeVisible();
});

test('Home of a PRO learner, with the newest numbers of the platform', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('pro');
  await expect(
    page.getByRole('heading', { name: 'Desenvolva seu MicroSaaS com IA em 60 Segundos' }),
  ).toBeVisible();
  for (const figure of ['601', '685', '230']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'SEJA PRO' })).toHaveCount(0);
  await expectAccessible();
});
