import { expect, type Page } from '@playwright/test';

/** The menu beside the page, or the drawer on a phone. */
export async function openMenu(page: Page) {
  const toggle = page.getByRole('button', { name: /^(Abrir|Recolher) menu$/ });
  await expect(toggle).toBeVisible();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu).toBeVisible();
  return menu;
}
