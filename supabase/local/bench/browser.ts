import { chromium, type Page } from 'playwright';
import { findBrowser } from '../test/browser.ts';

export const openBrowser = () => chromium.launch({ executablePath: findBrowser() });

/** As the PRO demo account. */
export async function signIn(page: Page, appUrl: string): Promise<void> {
  await page.goto(`${appUrl}/auth`);
  await page.getByLabel('E-mail').fill('pro@demo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('11144477735');
  await page.getByRole('button', { name: 'ENTRAR NA MISSÃO' }).click();
  await page.waitForURL(`${appUrl}/`);
}
