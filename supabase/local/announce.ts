import { rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from './settings.ts';
import type { Supabase } from './supabase.ts';

type Running = {
  appUrl: string;
  dataDir: string;
  supabase: Supabase;
};

/** What other programs need to connect, as shell variables. */
export const connectionVariables = ({ appUrl, supabase }: Omit<Running, 'dataDir'>) => ({
  APP_URL: appUrl,
  SUPABASE_URL: supabase.url,
  SUPABASE_PUBLISHABLE_KEY: supabase.keys.publishable,
  SUPABASE_SECRET_KEY: supabase.keys.secret,
  DATABASE_URL: supabase.databaseUrl,
});

/** Whoever waits for the file must not be served by that of the last run. */
export const forgetLast = (dataDir: string) => rm(join(dataDir, 'env'), { force: true });

export async function announce(running: Running): Promise<void> {
  const { appUrl, dataDir, supabase } = running;
  const lines = Object.entries(connectionVariables(running)).map(
    ([name, value]) => `${name}=${value}\n`,
  );
  await writeFile(join(dataDir, 'env'), lines.join(''), { mode: 0o600 });

  const folder = relative(ROOT, dataDir);
  const shown = folder.startsWith('..') ? dataDir : folder;
  const prefix = folder === '.local' ? '' : `LOCAL_DIR=${shellWord(shown)} `;
  const sql = `${prefix}node supabase/local/sql.mjs`;
  process.stdout.write(`
Missão MicroSaaS

  App            ${appUrl}
  Conta PRO      pro@demo.com.br / 11144477735
  Conta grátis   gratis@demo.com.br / 52998224725
  API Supabase   ${supabase.url}
  Banco          ${supabase.databaseUrl}

  Virar as chaves de uma conta, com o navegador aberto:
  ${sql} "update usuarios set is_pro = not is_pro where email = 'pro@demo.com.br'"
  ${sql} "update usuarios set mostrar_botao_wpp = not mostrar_botao_wpp where email = 'pro@demo.com.br'"

Pronto: ${appUrl} (Ctrl-C encerra)
`);
}

/** Quoted where a shell would take it apart: the printed commands are there to be pasted. */
const shellWord = (text: string) =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
