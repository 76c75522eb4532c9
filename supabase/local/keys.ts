import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateApiKey } from '@supabase/lite';
import { type Claims, signJwt, verifyJwt } from './jwt.ts';

export type Keys = {
  publishable: string;
  secret: string;
  jwtSecret: string;
};

/** Made once per data folder, so that no secret stands in the repository, not even a local one. */
export async function loadKeys(file: string): Promise<Keys> {
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Keys;
  const keys: Keys = {
    publishable: (await generateApiKey('publishable')).key,
    secret: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(32).toString('base64url'),
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}

/** The older JWT keys, which functions still receive beside the new ones. */
export function legacyKeys({ jwtSecret }: Keys) {
  const issued = { iss: 'supabase', iat: 1_735_689_600, exp: 2_051_222_400 };
  return {
    anon: signJwt({ ...issued, role: 'anon' }, jwtSecret),
    serviceRole: signJwt({ ...issued, role: 'service_role' }, jwtSecret),
  };
}

/** What an `apikey` entitles to; null when it is none of ours. */
export function claimsOfApiKey(key: string, keys: Keys): Claims | null {
  if (key === keys.publishable) return { role: 'anon' };
  if (key === keys.secret) return { role: 'service_role' };
  const claims = verifyJwt(key, keys.jwtSecret);
  return claims?.role === 'anon' || claims?.role === 'service_role' ? claims : null;
}
