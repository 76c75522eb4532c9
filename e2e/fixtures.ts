import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { createAccount, type Account, type AccountOptions } from './accounts.ts';
import { required } from './environment.ts';

type Fixtures = {
  /** A fresh account, so that tests run side by side. */
  newUser: (options?: AccountOptions) => Promise<Account>;
  /** Signs in through the form, with a fresh account of the plan or the one given. */
  signIn: (who: 'free' | 'pro' | Account) => Promise<Account>;
  /** Fails on any accessibility violation of the page as it stands. */
  expectAccessible: (target?: Page) => Promise<void>;
};

type WorkerFixtures = {
  /** The database as an operator has it. */
  db: pg.Pool;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  db: [
    // Playwright reads which fixtures are wanted from this very pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const pool = new pg.Pool({ connectionString: required('DATABASE_URL'), max: 2 });
      await use(pool);
      await pool.end();
    },
    { scope: 'worker' },
  ],

  newUser: async ({ db }, use) => {
    await use((options) => createAccount(db, options));
  },

  signIn: async ({ page, newUser }, use) => {
    await use(async (who) => {
      const account = typeof who === 'string' ? await newUser({ isPro: who === 'pro' }) : who;
      await page.goto('/auth');
      await page.getByLabel('E-mail').fill(account.email);
      await page.getByLabel('Senha', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'ENTRAR NA MISSÃO' }).click();
      await page.waitForURL('/');
      return account;
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (target = page) => {
      // A transition half way would be measured with half its contrast.
      await target.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            (animation) =>
              animation.playState !== 'running' ||
              animation.effect?.getTiming().iterations === Infinity,
          ),
      );
      const { violations } = await new AxeBuilder({ page: target })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const summary = violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
      }));
      expect(summary).toEqual([]);
    });
  },
});

export { expect };
