/** A process of its own that tests can kill: node serve.ts <data folder> <api port> <db port> <project folder> */
import { join } from 'node:path';
import { runCommand } from '../lifetime.ts';
import { startSupabase } from '../supabase.ts';

const [dataDir = '', apiPort, dbPort, project = ''] = process.argv.slice(2);

await runCommand(async (onStop) => {
  const supabase = await startSupabase({
    dataDir,
    apiPort: Number(apiPort),
    dbPort: Number(dbPort),
    appUrl: 'http://127.0.0.1:5173',
    migrationsDir: join(project, 'migrations'),
    seedFile: join(project, 'seed.sql'),
    functionsDir: join(project, 'functions'),
    functionsVariables: {},
  });
  onStop(supabase.stop);
  process.stdout.write('ready\n');
  return 'until stopped';
});
