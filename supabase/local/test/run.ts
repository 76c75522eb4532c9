import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';

export const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

type OnStop = (step: () => Promise<unknown>) => void;

/** Runs a program with its output on our screen; ended with us. Returns its exit code. */
export function runProgram(
  [program = '', ...args]: string[],
  onStop: OnStop,
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    onStop(() => Promise.resolve(child.kill()));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
