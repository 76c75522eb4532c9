// The door to every command that needs the whole project: plain JavaScript for the Node that npm
// happens to run on. Installs what is missing, then hands over to TypeScript under Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const COMMANDS = {
  start: './start.ts',
  dev: './dev.ts',
  build: './build.ts',
  test: './test/all.ts',
  'test:functions': './test/functions.ts',
  'test:e2e': './test/e2e.ts',
  bench: './bench/all.ts',
  'db:types': './db-types.ts',
};
const OLDEST_NODE = [20, 19];
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const node24 = resolve(root, 'node_modules/node/bin/node');

process.chdir(root);
checkNode();
if (!isInstalled()) install();
hand(process.argv[2]);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(
    `Node ${process.versions.node} é antigo demais: instale o Node ${OLDEST_NODE.join('.')} ou mais novo.`,
  );
}

/** Compares what npm wrote down as installed with what is asked for: a few milliseconds. */
function isInstalled() {
  const installedList = resolve(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedList) || !existsSync(node24)) return false;
  const wanted = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === '' ||
      installed[path]?.version === version ||
      (!installed[path] && (optional || devOptional || peer)),
  );
}

function install() {
  console.log('Instalando as dependências (só quando elas mudam)...');
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', env: withoutNpm() });
  if (status === 0 && existsSync(node24)) return;
  const [, cause = ''] = /^npm error (?!code|errno|syscall|path)(.+)$/m.exec(stderr ?? '') ?? [];
  fail(
    `Não foi possível instalar as dependências${cause && ` (${cause})`}. Confira a internet e rode npm ci para ver o erro inteiro.`,
  );
}

/** The settings of the outer npm (a script's name, its flags) are not meant for the inner one. */
function withoutNpm() {
  const kept = ([name]) =>
    !name.startsWith('npm_') || /^npm_config_(registry|cache|userconfig)$/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(kept));
}

function hand(command) {
  const file = COMMANDS[command];
  if (!file) fail(`Comando desconhecido. Use um destes: ${Object.keys(COMMANDS).join(', ')}.`);
  const script = fileURLToPath(new URL(file, import.meta.url));
  process.env.PATH = `${resolve(root, 'node_modules/.bin')}:${process.env.PATH}`;
  if (Number(process.versions.node.split('.')[0]) >= 24) {
    process.argv.splice(1, 2, script);
    return import(pathToFileURL(script).href);
  }
  // Only after the very first install: npm finds Node 24 by itself from then on.
  const child = spawn(node24, [script, ...process.argv.slice(3)], { stdio: 'inherit' });
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
