import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'node:util';
import { applyMigrations, applySeed, prepareDatabase } from './database.ts';
import { startFunctions } from './functions.ts';
import { close, startGateway } from './gateway.ts';
import { type Keys, loadKeys } from './keys.ts';
import { createLite } from './lite.ts';
import { startPostgres } from './postgres.ts';
import { startRealtime } from './realtime/server.ts';

export type SupabaseOptions = {
  /** Everything that must survive a restart. */
  dataDir: string;
  apiPort: number;
  dbPort: number;
  appUrl: string;
  watchFunctions?: boolean;
  /** For tests; the project's own by default. */
  migrationsDir?: string;
  seedFile?: string;
  functionsDir?: string;
  functionsVariables?: Record<string, string>;
};

export type Supabase = {
  url: string;
  databaseUrl: string;
  keys: Keys;
  stop: () => Promise<void>;
};

/** Postgres, REST, Auth, Storage, Realtime and Functions, ready for use; stops in reverse order. */
export async function startSupabase(options: SupabaseOptions): Promise<Supabase> {
  const { dataDir, apiPort, dbPort, appUrl } = options;
  const url = `http://127.0.0.1:${apiPort}`;
  const logs = join(dataDir, 'logs');
  await mkdir(logs, { recursive: true });
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };

  try {
    stops.push(consoleTo(join(logs, 'api.log')));
    const keys = await loadKeys(join(dataDir, 'keys.json'));
    const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), port: dbPort });
    stops.push(postgres.stop);
    await prepareDatabase(postgres.url, { defaultPrivileges: 'all' });
    await applyMigrations(postgres.url, { dir: options.migrationsDir });
    await applySeed(postgres.url, { file: options.seedFile });

    const functions = await startFunctions({
      apiUrl: url,
      databaseUrl: postgres.url,
      keys,
      logFile: join(logs, 'functions.log'),
      watch: options.watchFunctions,
      functionsDir: options.functionsDir,
      variables: options.functionsVariables,
    });
    stops.push(functions.stop);
    const realtime = await startRealtime(postgres.url, keys);
    stops.push(realtime.stop);
    const storageDir = join(dataDir, 'storage');
    const lite = await createLite({ databaseUrl: postgres.url, keys, siteUrl: appUrl, storageDir });
    stops.push(lite.close);
    const server = await startGateway(apiPort, { lite, functions, realtime });
    stops.push(() => close(server));
    return { url, databaseUrl: postgres.url, keys, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Forgets users, rows, files and keys; touches nothing else that may lie in the folder. */
export async function wipe(dataDir: string): Promise<void> {
  for (const name of ['postgres', 'storage', 'logs', 'keys.json']) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Supabase Lite prints every refused statement with its stack: good in a log, noise on a screen. */
function consoleTo(file: string): () => Promise<void> {
  const { error, warn } = console;
  const log = createWriteStream(file, { flags: 'a' });
  console.error = console.warn = (...parts: unknown[]) => log.write(`${format(...parts)}\n`);
  return () => {
    Object.assign(console, { error, warn });
    log.end();
    return Promise.resolve();
  };
}
