import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { readFile } from 'node:fs/promises';
import { type Keys, legacyKeys } from './keys.ts';
import { anyFreePort } from './ports.ts';
import { spawnTied, stopTied } from './tied-child.ts';

export type FunctionsOptions = {
  apiUrl: string;
  databaseUrl: string;
  keys: Keys;
  logFile: string;
  /** Start again when a function's source changes. */
  watch?: boolean;
  functionsDir?: string;
  /** Variables in place of the developer's own, so that tests do not depend on who runs them. */
  variables?: Record<string, string>;
};

export type Functions = {
  /** Answers a request to /functions/v1/<name>. */
  fetch: (request: Request) => Promise<Response>;
  stop: () => Promise<void>;
};

const MAIN = fileURLToPath(new URL('./functions-main.ts', import.meta.url));
const FUNCTIONS = fileURLToPath(new URL('../functions', import.meta.url));
const DENO = fileURLToPath(new URL('../../node_modules/.bin/deno', import.meta.url));
const RESTART_MS = 300;

/** What the developer may set in the shell; anything else belongs in supabase/functions/.env. */
const DEVELOPERS = ['AI_API_KEY', 'AI_BASE_URL', 'AI_MODEL', 'AI_IMAGE_MODEL'];
const MACHINES = [
  ...['PATH', 'HOME', 'DENO_DIR', 'TZ'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'DENO_CERT', 'SSL_CERT_FILE'],
];

/** One Deno process for all functions, begun again whenever it dies. */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  const { functionsDir = FUNCTIONS, logFile, watch = false } = options;
  const port = await anyFreePort();
  const env = await environment(options, functionsDir);
  const log = createWriteStream(logFile, { flags: 'a' });
  let child: ChildProcess;
  let stopping = false;

  function launch(): Promise<void> {
    const watching = watch ? [`--watch=${functionsDir}`, '--no-clear-screen'] : [];
    const flags = ['run', '--quiet', '--no-lock', '--allow-all', ...watching];
    child = spawnTied([DENO, ...flags, MAIN, functionsDir, String(port)], { env });
    child.stderr?.pipe(log, { end: false });
    return new Promise((resolve) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        log.write(chunk);
        if (chunk.includes('functions ready')) resolve();
      });
      child.once('exit', () => {
        resolve();
        if (!stopping) ready = wait(RESTART_MS).then(() => (stopping ? undefined : launch()));
      });
    });
  }
  let ready = launch();

  return {
    async fetch(request) {
      await ready;
      const target = new URL(request.url);
      target.host = `127.0.0.1:${port}`;
      const forwarded = new Request(target, request);
      // Our fetch would unpack a compressed answer and leave the header that says it is packed.
      forwarded.headers.set('accept-encoding', 'identity');
      try {
        return await fetch(forwarded, { redirect: 'manual' });
      } catch {
        // If it died, the end has to be noticed first: the next request then meets the new one.
        await Promise.race([once(child, 'exit'), wait(RESTART_MS)]);
        return Response.json({ code: 'BOOT_ERROR', message: 'Function failed' }, { status: 503 });
      }
    },
    async stop() {
      stopping = true;
      await stopTied(child);
      log.end();
    },
  };
}

async function environment(options: FunctionsOptions, functionsDir: string) {
  const { apiUrl, databaseUrl, keys } = options;
  const legacy = legacyKeys(keys);
  return {
    ...fromShell(MACHINES),
    ...(options.variables ?? (await developersVariables(functionsDir))),
    SUPABASE_URL: apiUrl,
    SUPABASE_DB_URL: databaseUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    SUPABASE_ANON_KEY: legacy.anon,
    SUPABASE_SERVICE_ROLE_KEY: legacy.serviceRole,
    SB_REGION: 'local',
    DENO_NO_UPDATE_CHECK: '1',
  };
}

async function developersVariables(functionsDir: string) {
  const file = join(functionsDir, '.env');
  return {
    ...(existsSync(file) ? parseEnv(await readFile(file, 'utf8')) : {}),
    ...fromShell(DEVELOPERS),
  };
}

const fromShell = (names: string[]) =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => names.includes(name)));
