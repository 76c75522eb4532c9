/** npm run build: the app for a static host, in dist/, with the variables of .env or the shell. */
import { runVite } from './app/build.ts';
import { runCommand } from './lifetime.ts';

await runCommand(async () => {
  await runVite(['build'], {});
  process.stdout.write('App compilado em dist/.\n');
  return 0;
});
