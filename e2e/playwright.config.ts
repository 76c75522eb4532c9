import { defineConfig, devices } from '@playwright/test';
import { required } from './environment.ts';

/** The whole product is already running: `npm run test:e2e` starts it and names it in these variables. */
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: required('APP_URL'),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
  projects: [
    // A test that only one form of the product has carries its tag.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1366, height: 768 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
