import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isPortFree } from './ports.ts';
import { Problem } from './problem.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export type Settings = {
  appPort: number;
  apiPort: number;
  dbPort: number;
  dataDir: string;
  reset: boolean;
};

/** The contract of the two commands: ports and folder, each with the variable that overrides it. */
export function readSettings(): Settings {
  return {
    appPort: portFrom('APP_PORT', 5173),
    apiPort: portFrom('API_PORT', 54321),
    dbPort: portFrom('DB_PORT', 54322),
    dataDir: resolve(ROOT, process.env.LOCAL_DIR ?? '.local'),
    reset: process.argv.includes('--reset'),
  };
}

function portFrom(variable: string, usual: number): number {
  const value = process.env[variable];
  if (!value) return usual;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${variable}=${value} não é uma porta: use um número de 1 a 65535.`);
}

export async function assertPortsFree({ appPort, apiPort, dbPort }: Settings): Promise<void> {
  const ports = { APP_PORT: appPort, API_PORT: apiPort, DB_PORT: dbPort };
  for (const [variable, port] of Object.entries(ports)) {
    if (!(await isPortFree(port))) {
      throw new Problem(
        `A porta ${port} já está em uso: encerre o programa que a usa ou escolha outra com ${variable}=...`,
      );
    }
  }
}
