import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Problem } from './problem.ts';

/** Identity under which the Postgres binaries run. Null: our own. */
export type PostgresUser = {
  uid: number;
  gid: number;
};

/** Postgres refuses to run as root, so root gets a system user `postgres`, made on first use. */
export function postgresUser(): PostgresUser | null {
  if (process.getuid?.() !== 0) return null;
  return lookUp() ?? create();
}

function lookUp(): PostgresUser | null {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function create(): PostgresUser {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
      stdio: 'ignore',
    });
  } catch {
    // Another process may have made it in the same instant; the look-up decides.
  }
  const user = lookUp();
  if (user) return user;
  throw new Problem(
    'O Postgres não roda como root e não foi possível criar o usuário "postgres". Rode npm start com um usuário comum.',
  );
}

/**
 * How to run `command` as that user. A checkout under /root is closed to everybody else; there the
 * server keeps root's permission to pass through folders, and nothing more.
 */
export function commandAs(user: PostgresUser | null, command: string[], paths: string[]): string[] {
  if (!user || !paths.some(isBehindClosedFolder)) return command;
  const { uid, gid } = user;
  const drop = ['--reuid', `${uid}`, '--regid', `${gid}`, '--clear-groups'];
  const keep = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  // Else access(2), by which initdb looks for its neighbour, judges by the user alone.
  const alsoInAccess = ['--securebits', '+no_setuid_fixup'];
  return ['setpriv', ...drop, ...keep, ...alsoInAccess, '--', ...command];
}

function isBehindClosedFolder(path: string): boolean {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return true;
    if (folder === dirname(folder)) return false;
  }
}
