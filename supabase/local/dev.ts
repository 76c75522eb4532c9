/** npm run dev: the same as npm start, with hot reload of the app and restart of the functions. */
import { createServer } from 'vite';
import { announce, forgetLast } from './announce.ts';
import { lockFolder } from './folder-lock.ts';
import { runCommand } from './lifetime.ts';
import { assertPortsFree, readSettings, ROOT } from './settings.ts';
import { startSupabase, wipe } from './supabase.ts';

await runCommand(async (onStop) => {
  const settings = readSettings();
  const { dataDir, appPort, apiPort, dbPort } = settings;
  await assertPortsFree(settings);
  onStop(await lockFolder(dataDir));
  await forgetLast(dataDir);
  if (settings.reset) await wipe(dataDir);

  const appUrl = `http://127.0.0.1:${appPort}`;
  const supabase = await startSupabase({ dataDir, apiPort, dbPort, appUrl, watchFunctions: true });
  onStop(supabase.stop);
  process.env.VITE_SUPABASE_URL = supabase.url;
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = supabase.keys.publishable;
  const vite = await createServer({
    root: ROOT,
    server: { host: '127.0.0.1', port: appPort, strictPort: true },
  });
  await vite.listen();
  onStop(() => vite.close());
  await announce({ appUrl, dataDir, supabase });
  return 'until stopped';
});
