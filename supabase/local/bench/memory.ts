import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of this process and all its descendants; null where there is no /proc. */
export function residentBytes(): number | null {
  const processes = readProcesses();
  if (!processes) return null;
  const family = new Set([process.pid]);
  for (let grown = true; grown;) {
    const children = processes.filter(({ pid, parent }) => family.has(parent) && !family.has(pid));
    for (const { pid } of children) family.add(pid);
    grown = children.length > 0;
  }
  return processes.filter(({ pid }) => family.has(pid)).reduce((sum, { bytes }) => sum + bytes, 0);
}

function readProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const status = readFileSync(`/proc/${name}/status`, 'utf8');
          const field = (key: string) =>
            Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
          return [{ pid: Number(name), parent: field('PPid'), bytes: field('VmRSS') * 1024 }];
        } catch {
          return []; // Ended between the listing and the reading.
        }
      });
  } catch {
    return null;
  }
}
