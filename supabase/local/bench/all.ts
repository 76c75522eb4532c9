/** npm run bench: measures the embedded Supabase and the board. Each file of this folder adds its rows. */
import { runCommand } from '../lifetime.ts';
import { startStack } from '../test/stack.ts';
import { boardBench } from './board.ts';
import { bootBench } from './boot.ts';
import { realtimeBench } from './realtime.ts';
import { printTable } from './table.ts';

await runCommand(async (onStop) => {
  const stack = await startStack({ withApp: true });
  onStop(stack.stop);
  const rows = [...bootBench(stack), ...(await realtimeBench(stack)), ...(await boardBench(stack))];
  printTable(rows);
  return 0;
});
