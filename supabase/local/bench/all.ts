/**
 * npm run bench: measures the embedded Supabase, the pages, what users wait for and the board; each
 * file adds its rows.
 * With `-- --lighthouse`: Lighthouse on the first pages instead.
 */
import { runCommand } from '../lifetime.ts';
import { startStack } from '../test/stack.ts';
import { boardBench } from './board.ts';
import { bootBench } from './boot.ts';
import { copyEngineBench } from './copy-engine.ts';
import { lighthouseBench } from './lighthouse.ts';
import { liveBench } from './live.ts';
import { pagesBench } from './pages.ts';
import { realtimeBench } from './realtime.ts';
import { printTable } from './table.ts';

await runCommand(async (onStop) => {
  const stack = await startStack({ withApp: true });
  onStop(stack.stop);
  if (process.argv.includes('--lighthouse')) {
    printTable(await lighthouseBench(stack));
    return 0;
  }
  printTable([
    ...bootBench(stack),
    ...(await realtimeBench(stack)),
    ...(await pagesBench(stack)),
    ...(await liveBench(stack)),
    ...copyEngineBench(),
    ...(await boardBench(stack)),
  ]);
  return 0;
});
