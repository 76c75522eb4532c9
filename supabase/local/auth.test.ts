import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { signJwt } from './jwt.ts';
import { ANA, PASSWORD, startTestProject, type TestProject } from './testing/project.ts';

let project: TestProject;
let ana: SupabaseClient;

beforeAll(async () => {
  project = await startTestProject('create table public.notes (id int)');
  ana = await project.signedIn('ana@demo.com.br');
});
afterAll(() => project.stop());

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const attempt = async (email: string, password: string) => {
    const { error } = await project.client().auth.signInWithPassword({ email, password });
    return { message: error?.message, code: error?.code, status: error?.status };
  };
  const refused = {
    message: 'Invalid login credentials',
    code: 'invalid_credentials',
    status: 400,
  };
  expect(await attempt('ana@demo.com.br', 'not this one')).toEqual(refused);
  expect(await attempt('nobody@demo.com.br', PASSWORD)).toEqual(refused);
});

test('refreshes a session, and ends it at sign-out', async () => {
  const user = await project.signedIn('ana@demo.com.br');
  const { data } = await user.auth.refreshSession();
  expect(data.session?.user.id).toBe(ANA);
  expect((await user.auth.signOut()).error).toBeNull();
  const { error } = await user.auth.refreshSession({
    refresh_token: data.session?.refresh_token ?? '',
  });
  expect(error?.status).toBe(400);
});

test('nobody signs up', async () => {
  const { error } = await project
    .client()
    .auth.signUp({ email: 'novo@demo.com.br', password: PASSWORD });
  expect(error?.code).toBe('signup_disabled');
});

test('an expired token is refused everywhere', async () => {
  const claims = { sub: ANA, role: 'authenticated', exp: Math.floor(Date.now() / 1000) - 60 };
  const headers = {
    apikey: project.keys.publishable,
    Authorization: `Bearer ${signJwt(claims, project.keys.jwtSecret)}`,
  };
  const rest = await fetch(`${project.url}/rest/v1/notes`, { headers });
  expect([rest.status, await rest.json()]).toMatchObject([401, { message: 'JWT expired' }]);
  expect((await fetch(`${project.url}/auth/v1/user`, { headers })).ok).toBe(false);
});

test('a forged token is refused', async () => {
  const { data } = await ana.auth.getSession();
  const forged = `${data.session?.access_token.slice(0, -4)}AAAA`;
  const { error } = await project.client().auth.getUser(forged);
  expect(error?.status).toBe(403);
});
