/** npm run test:functions [-- Deno's arguments] */
import { runCommand } from '../lifetime.ts';
import { bin, runProgram } from './run.ts';

const PERMISSIONS = ['--allow-net=127.0.0.1', '--allow-env', '--allow-read'];

await runCommand((onStop) =>
  runProgram(
    [
      bin('deno'),
      'test',
      '--quiet',
      '--no-lock',
      ...PERMISSIONS,
      ...process.argv.slice(2),
      'supabase/functions',
    ],
    onStop,
  ),
);
