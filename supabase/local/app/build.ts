import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { ROOT } from '../settings.ts';
import { spawnTied } from '../tied-child.ts';
import { precompress } from './precompress.ts';

/** Variables of the build; they win over the shell's and those of .env. */
export type AppEnv = {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  [optional: `VITE_${string}`]: string;
};

/** What a build depends on, besides the variables. */
const INPUTS = [
  ...['src', 'public', 'index.html', 'package-lock.json'],
  ...['vite.config.ts', 'tailwind.config.ts', '.env', '.env.local', '.env.production'],
];

/** Builds the app into `outDir`, unless the last build there came from the same sources. */
export async function buildApp(outDir: string, env: AppEnv): Promise<void> {
  const stamp = `${outDir}.stamp`;
  const inherited = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const hash = await hashOf(INPUTS, { ...Object.fromEntries(inherited), ...env });
  if (existsSync(stamp) && existsSync(outDir) && (await readFile(stamp, 'utf8')) === hash) return;
  await runVite(['build', '--outDir', outDir, '--emptyOutDir'], env);
  await precompress(outDir);
  await writeFile(stamp, hash);
}

/** Quiet when it works; all of Vite's words when it doesn't. */
export function runVite(args: string[], env: Partial<AppEnv>): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const child = spawnTied([process.execPath, vite, ...args, '--logLevel', 'warn'], {
      cwd: ROOT,
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) {
        resolve();
        return;
      }
      reject(new Problem(`${output.trim()}\nA compilação do app falhou: corrija o erro acima.`));
    });
  });
}

async function hashOf(paths: string[], env: Partial<AppEnv>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(env).sort()));
  for (const path of paths) await add(path);
  return hash.digest('hex');

  async function add(path: string) {
    const entries = await readdir(join(ROOT, path), { withFileTypes: true }).catch(() => null);
    if (entries) {
      const names = entries.map(({ name }) => name).filter((name) => !name.includes('.test.'));
      for (const name of names.sort()) await add(`${path}/${name}`);
    } else if (existsSync(join(ROOT, path))) {
      hash.update(path).update(await readFile(join(ROOT, path)));
    }
  }
}
