import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionVariables } from '../announce.ts';
import { buildApp } from '../app/build.ts';
import { serveApp } from '../app/server.ts';
import { close } from '../gateway.ts';
import { anyFreePort } from '../ports.ts';
import { type Supabase, startSupabase } from '../supabase.ts';

export type Stack = {
  appUrl: string;
  supabase: Supabase;
  /** APP_URL, SUPABASE_URL, …: how other programs reach it. */
  variables: Record<string, string>;
  /** From nothing to the first request answered, without the build. */
  bootMs: number;
  stop: () => Promise<void>;
};

type Options = {
  /** Without it only the Supabase runs. */
  withApp: boolean;
};

/** The build of a test does not depend on somebody's .env either. */
const UNSET = {
  VITE_CHECKOUT_URL: '',
  VITE_SUPPORT_EMAIL: '',
  VITE_WPP_NUMBER: '',
};

/** Everything that npm start runs, on free ports and a throw-away folder: beside it, never on it. */
export async function startStack({ withApp }: Options): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'missao-'));
  const stops: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const [appPort, apiPort, dbPort] = [
      await anyFreePort(),
      await anyFreePort(),
      await anyFreePort(),
    ];
    const appUrl = `http://127.0.0.1:${appPort}`;
    const begin = performance.now();
    const supabase = await startSupabase({
      ...{ dataDir, apiPort, dbPort, appUrl },
      // A developer's key for a model takes no part in a test.
      functionsVariables: {},
    });
    stops.push(supabase.stop);
    await fetch(`${supabase.url}/auth/v1/health`);
    const bootMs = performance.now() - begin;
    if (withApp) {
      const outDir = join(dataDir, 'app');
      await buildApp(outDir, {
        VITE_SUPABASE_URL: supabase.url,
        VITE_SUPABASE_PUBLISHABLE_KEY: supabase.keys.publishable,
        ...UNSET,
      });
      const server = await serveApp(outDir, appPort, supabase.url);
      stops.push(() => close(server));
    }
    const variables = connectionVariables({ appUrl, supabase });
    return { appUrl, supabase, variables, bootMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
