/** npm run test:e2e [-- Playwright's arguments]: browser tests on the production build. */
import { runCommand } from '../lifetime.ts';
import { findBrowser } from './browser.ts';
import { bin, runProgram } from './run.ts';
import { startStack } from './stack.ts';

await runCommand(async (onStop) => {
  const browser = findBrowser();
  const stack = await startStack({ withApp: true });
  onStop(stack.stop);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  return runProgram([bin('playwright'), ...args], onStop, {
    ...stack.variables,
    CHROMIUM_PATH: browser,
  });
});
