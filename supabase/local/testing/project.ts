import { mkdtemp, rm, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pg from 'pg';
import { anyFreePort } from '../ports.ts';
import { type Supabase, startSupabase } from '../supabase.ts';

export type TestProject = {
  /** A direct connection, as psql would have. */
  sql: pg.Client;
  dataDir: string;
  client(key?: string): SupabaseClient;
  signedIn(email: string, password?: string): Promise<SupabaseClient>;
} & Supabase;

export const PASSWORD = '52998224725';
/** Every test project has two accounts, ana@demo.com.br and bia@demo.com.br. */
export const ANA = '00000000-0000-4000-8000-00000000000a';
export const BIA = '00000000-0000-4000-8000-00000000000b';

/** A whole Supabase on free ports, with a schema, users and functions of the test's own. */
export async function startTestProject(
  schema: string,
  functions: Record<string, string> = {},
): Promise<TestProject> {
  const root = await mkdtemp(join(tmpdir(), 'missao-supabase-'));
  const functionFiles = Object.entries(functions).map(([name, source]) => [
    `functions/${name}/index.ts`,
    source,
  ]);
  for (const [path = '', content = ''] of [
    ['functions/.keep', ''],
    [
      'migrations/20260101000000_users.sql',
      createUser(ANA, 'ana@demo.com.br') + createUser(BIA, 'bia@demo.com.br'),
    ],
    ['migrations/20260101000001_schema.sql', schema],
    ...functionFiles,
  ]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  const dataDir = join(root, 'data');
  const supabase = await startSupabase({
    dataDir,
    apiPort: await anyFreePort(),
    dbPort: await anyFreePort(),
    appUrl: 'http://127.0.0.1:5173',
    migrationsDir: join(root, 'migrations'),
    seedFile: join(root, 'seed.sql'),
    functionsDir: join(root, 'functions'),
    functionsVariables: {},
  });
  const sql = new pg.Client(supabase.databaseUrl);
  await sql.connect();

  const client = (key = supabase.keys.publishable) =>
    createClient(supabase.url, key, { auth: { persistSession: false } });
  return {
    ...supabase,
    sql,
    dataDir,
    client,
    async signedIn(email, password = PASSWORD) {
      const user = client();
      const { error } = await user.auth.signInWithPassword({ email, password });
      if (error) throw error;
      return user;
    },
    async stop() {
      await sql.end();
      await supabase.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** SQL that makes an account as the seed does. */
export const createUser = (id: string, email: string) => `
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at)
  values ('${id}', 'authenticated', 'authenticated', '${email}',
          extensions.crypt('${PASSWORD}', extensions.gen_salt('bf', 4)), now());
  insert into auth.identities (id, provider, provider_id, user_id, identity_data)
  values (gen_random_uuid(), 'email', '${id}', '${id}',
          jsonb_build_object('sub', '${id}', 'email', '${email}'));
`;
