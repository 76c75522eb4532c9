import { App, setExperimental } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { claimsOfApiKey, type Keys } from './keys.ts';
import { asPostgrestError } from './rest-errors.ts';
import { storageInFolder } from './storage-files.ts';

export type LiteOptions = {
  databaseUrl: string;
  keys: Keys;
  siteUrl: string;
  storageDir: string;
};

export type Lite = {
  fetch: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
};

/** How long a request in flight may delay the end. */
const CLOSE_SECONDS = 1;

/** REST, Auth and Storage of Supabase Lite, inside our process, on our Postgres. */
export async function createLite(options: LiteOptions): Promise<Lite> {
  const { databaseUrl, keys, siteUrl, storageDir } = options;
  process.env.DO_NOT_TRACK = '1';
  setExperimental('storage', true);

  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: { max: 10, onnotice: () => undefined },
  });
  // Otherwise Lite grants every table to anon and authenticated on the first request, which would
  // hide a missing revoke. The roles and grants are prepared by database.ts, as on hosted.
  Object.assign(connection, { rlsState: 'active' });
  connection.normalizeDbError = asPostgrestError;

  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      site_url: siteUrl,
      // Accounts come from the operator; the product shows no sign-up.
      enable_signup: false,
      minimum_password_length: 6,
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    studio: { enabled: false },
    options: { server: { apiKeys: { resolver: (key) => Promise.resolve(resolveKey(key, keys)) } } },
  });
  app._storageAdapter = storageInFolder(storageDir);
  await app.init();
  // Read the schema now rather than on somebody's first request.
  await connection.introspect({ useCache: true });
  return {
    fetch: async (request) => app.fetch(request),
    close: () => connection.driver.end({ timeout: CLOSE_SECONDS }),
  };
}

function resolveKey(key: string, keys: Keys) {
  const claims = claimsOfApiKey(key, keys);
  if (!claims) return null;
  const type = claims.role === 'service_role' ? ('secret' as const) : ('publishable' as const);
  return { type, claims };
}
