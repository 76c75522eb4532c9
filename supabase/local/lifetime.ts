import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf, Problem } from './problem.ts';

const PARENT_CHECK_MS = 500;
/** Ctrl-C must end us even if a part does not end in order: our children go with us anyway. */
const STEP_LIMIT_MS = 10_000;

/**
 * Runs a command until it ends or somebody ends it. `onStop` registers what must be undone, last
 * first, whether the command finishes, fails, or is interrupted by Ctrl-C, a kill, a closed
 * terminal, or the death of the npm that started it.
 */
export async function runCommand(
  command: (onStop: (step: () => Promise<unknown>) => void) => Promise<number | 'until stopped'>,
): Promise<void> {
  const steps: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (code: number) => (stopping ??= undo(steps).then(() => process.exit(code)));

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(signal === 'SIGINT' ? 130 : 0));
  }
  const npm = lineage();
  if (process.env.npm_lifecycle_event) {
    setInterval(() => lineage() !== npm && void stop(0), PARENT_CHECK_MS).unref();
  }

  try {
    const code = await command((step) => steps.push(step));
    if (code !== 'until stopped') await stop(code);
  } catch (error) {
    // While stopping, whatever still runs may trip over what is already gone.
    if (!stopping) {
      process.stderr.write(`${describe(error)}\n`);
      await stop(1);
    }
  }
}

/** Our parent and its parent: npm puts a shell between itself and us. */
function lineage(): string {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

const describe = (error: unknown) =>
  error instanceof Problem || !(error instanceof Error) ? messageOf(error) : error.stack;

async function undo(steps: (() => Promise<unknown>)[]) {
  for (const step of steps.splice(0).reverse()) {
    const undone = step().catch((error: unknown) => process.stderr.write(`${messageOf(error)}\n`));
    await Promise.race([undone, wait(STEP_LIMIT_MS, undefined, { ref: false })]);
  }
}
