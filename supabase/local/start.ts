/** npm start: the built app on the embedded Supabase. */
import { join } from 'node:path';
import { buildApp } from './app/build.ts';
import { serveApp } from './app/server.ts';
import { announce, forgetLast } from './announce.ts';
import { close } from './gateway.ts';
import { lockFolder } from './folder-lock.ts';
import { loadKeys } from './keys.ts';
import { runCommand } from './lifetime.ts';
import { assertPortsFree, readSettings } from './settings.ts';
import { startSupabase, wipe } from './supabase.ts';

await runCommand(async (onStop) => {
  const settings = readSettings();
  const { dataDir, appPort, apiPort, dbPort } = settings;
  await assertPortsFree(settings);
  onStop(await lockFolder(dataDir));
  await forgetLast(dataDir);
  if (settings.reset) await wipe(dataDir);

  const appUrl = `http://127.0.0.1:${appPort}`;
  const keys = await loadKeys(join(dataDir, 'keys.json'));
  const outDir = join(dataDir, 'app');
  const built = buildApp(outDir, {
    VITE_SUPABASE_URL: `http://127.0.0.1:${apiPort}`,
    VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishable,
  });
  // Its failure is reported below; here it must only not count as unhandled in the meantime.
  built.catch(() => undefined);
  const supabase = await startSupabase({ dataDir, apiPort, dbPort, appUrl });
  onStop(supabase.stop);
  await built;
  const server = await serveApp(outDir, appPort, supabase.url);
  onStop(() => close(server));
  await announce({ appUrl, dataDir, supabase });
  return 'until stopped';
});
