/** npm test: every check, unit to browser; goes on after a failure and sums up in the last line. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../lifetime.ts';
import {
  type Counts,
  junitCounts,
  playwrightCounts,
  type ReadCounts,
  settle,
  vitestCounts,
} from './counts.ts';
import { bin, runProgram } from './run.ts';

type Step = {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** The report that the command writes, and how to read it. Without it the step is one check. */
  report?: { file: string; read: ReadCounts };
};

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

function steps(folder: string): Step[] {
  const at = (name: string) => join(folder, name);
  const vitest = (project: string): Step => ({
    name: `vitest ${project}`,
    command: [
      ...[bin('vitest'), 'run', '--project', project],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${at(`${project}.json`)}`],
    ],
    report: { file: at(`${project}.json`), read: vitestCounts },
  });
  return [
    { name: 'eslint', command: [bin('eslint'), '.', '--max-warnings=0'] },
    { name: 'prettier', command: [bin('prettier'), '--check', '.', '--log-level=warn'] },
    { name: 'knip', command: [bin('knip')] },
    { name: 'typescript', command: [bin('tsc'), '--build', '--noEmit'] },
    {
      name: 'deno check',
      command: [bin('deno'), 'check', '--quiet', '--no-lock', 'supabase/functions'],
    },
    vitest('unit'),
    vitest('db'),
    {
      name: 'deno test',
      command: [process.execPath, beside('./functions.ts'), `--junit-path=${at('deno.xml')}`],
      report: { file: at('deno.xml'), read: junitCounts },
    },
    {
      name: 'build',
      command: [
        bin('vite'),
        'build',
        '--outDir',
        at('dist'),
        '--emptyOutDir',
        '--logLevel',
        'warn',
      ],
      env: {
        VITE_SUPABASE_URL: 'https://exemplo.supabase.co',
        VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_exemplo',
      },
    },
    {
      name: 'playwright',
      command: [process.execPath, beside('./e2e.ts'), '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: at('e2e.json') },
      report: { file: at('e2e.json'), read: playwrightCounts },
    },
  ];
}

await runCommand(async (onStop) => {
  const folder = await mkdtemp(join(tmpdir(), 'missao-testes-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const total: Counts = { passed: 0, failed: 0 };
  const summary: string[] = [];
  for (const { name, command, env, report } of steps(folder)) {
    process.stdout.write(`\n── ${name}\n`);
    const code = await runProgram(command, onStop, env);
    const { passed, failed } = settle(code, report ? await report.read(report.file) : null);
    total.passed += passed;
    total.failed += failed;
    summary.push(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
  }
  process.stdout.write(
    `\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`,
  );
  return total.failed === 0 ? 0 : 1;
});
