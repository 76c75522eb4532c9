import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { Problem } from '../problem.ts';
import { ROOT } from '../settings.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A Chromium that opens here: given, Playwright's own, the system's; else one that we install. */
export function findBrowser(): string {
  const found = given() ?? installed();
  if (found) return found;
  process.stdout.write('Instalando o Chromium para os testes de navegador...\n');
  installWithPlaywright();
  if (!installed()) installWithApt();
  const browser = installed();
  if (browser) return browser;
  throw new Problem(
    existsSync(chromium.executablePath())
      ? 'O Chromium do Playwright não abre, pois faltam bibliotecas do sistema: instale-as com sudo npx playwright install-deps chromium.'
      : 'Nenhum Chromium encontrado nem instalável: instale um e aponte CHROMIUM_PATH para ele.',
  );
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (opens(path)) return path;
  throw new Problem(
    existsSync(path)
      ? `CHROMIUM_PATH=${path} não abre: rode-o no terminal para ver o que falta.`
      : `CHROMIUM_PATH=${path} não existe: aponte para o programa do Chromium.`,
  );
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  const systems = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...systems].find(opens);
}

/** Being there is not enough: Playwright's comes without the system libraries that it needs. */
function opens(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installWithPlaywright() {
  const cli = join(ROOT, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'ignore',
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
}

/** Where Playwright's download is out of reach but the distribution's packages are not. */
function installWithApt() {
  const isDebian =
    existsSync('/etc/os-release') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore', env });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  } catch {
    // The caller sees that there is still no browser, and says so.
  }
}
