import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from './problem.ts';

/** Two at once on the same data would ruin it. Returns what gives the folder back. */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'pid');
  const owner = existsSync(file) ? Number(await readFile(file, 'utf8')) : 0;
  if (owner && owner !== process.pid && isOneOfUs(owner)) {
    throw new Problem(
      `Os dados em ${dataDir} estão em uso por outro npm start (processo ${owner}): encerre-o, ou use outra pasta com LOCAL_DIR=...`,
    );
  }
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}

function isOneOfUs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // The number may belong to another program by now.
    return (
      !existsSync('/proc/self') || readFileSync(`/proc/${pid}/cmdline`).includes('supabase/local/')
    );
  } catch {
    return false;
  }
}
