import { existsSync, readFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from './problem.ts';

/**
 * After a SIGKILL the data folder may still name a server: one that is just closing down, one that
 * lost its parent, or a process that merely got the same number. Returns when the folder is free.
 */
export async function releaseDataFolder(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (isServerOf(pid, dataDir)) {
    if (!(await endsWithin(pid, dataDir, 3_000))) interrupt(pid);
    if (!(await endsWithin(pid, dataDir, 10_000))) {
      throw new Problem(`Outro Postgres (processo ${pid}) ainda usa ${dataDir}: encerre-o antes.`);
    }
  }
  rmSync(pidFile, { force: true });
}

async function endsWithin(pid: number, dataDir: string, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit;
  while (isServerOf(pid, dataDir)) {
    if (Date.now() > deadline) return false;
    await wait(50);
  }
  return true;
}

function interrupt(pid: number) {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // Gone in the meantime, or somebody else's: the caller looks again.
  }
}

function isServerOf(pid: number, dataDir: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(dataDir);
}

function commandLine(pid: number): string {
  try {
    if (existsSync('/proc/self')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
