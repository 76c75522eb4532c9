import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { signJwt } from './jwt.ts';
import { createUser, PASSWORD, startTestProject, type TestProject } from './testing/project.ts';

const ANA = '00000000-0000-4000-8000-00000000000a';
const BIA = '00000000-0000-4000-8000-00000000000b';

const SCHEMA = `
create table public.notes (
  id bigint generated always as identity primary key,
  owner uuid not null references auth.users,
  title text not null check (length(title) <= 20),
  rank int not null default 0,
  unique (owner, title)
);
create table public.secrets (id int primary key);
alter table public.notes enable row level security;
revoke all on public.notes, public.secrets from anon, authenticated;
grant select, insert, update, delete on public.notes to authenticated;
create policy own on public.notes to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
create function public.add_up(a int, b int) returns int language sql as 'select a + b';
create function public.complain() returns void language plpgsql as
  'begin raise exception ''Fora de ordem''; end';
insert into storage.buckets (id, name, public) values ('private', 'private', false);
create policy own_files on storage.objects to authenticated
  using (bucket_id = 'private' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'private' and (storage.foldername(name))[1] = (select auth.uid())::text);
${createUser(ANA, 'ana@demo.com.br')}
${createUser(BIA, 'bia@demo.com.br')}
`;

const FUNCTIONS = {
  greet: `Deno.serve(async (request) => {
    const { name } = await request.json();
    EdgeRuntime.waitUntil(Promise.resolve());
    const keys = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '{}');
    return Response.json({ hello: name, hasSecret: keys.default?.startsWith('sb_secret_') });
  });`,
  long: `Deno.serve(() => Response.json({ text: 'ação '.repeat(5000) }));`,
  stream: `Deno.serve(() => {
    const pieces = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('first'));
      },
    });
    return new Response(pieces, { headers: { 'Content-Type': 'text/event-stream' } });
  });`,
  broken: `throw new Error('does not start');`,
  exits: `Deno.serve(() => Deno.exit(3));`,
  fails: `Deno.serve(() => { throw new Error('on purpose'); });`,
};

let project: TestProject;
let ana: SupabaseClient;
let bia: SupabaseClient;

beforeAll(async () => {
  project = await startTestProject(SCHEMA, FUNCTIONS);
  ana = await project.signedIn('ana@demo.com.br');
  bia = await project.signedIn('bia@demo.com.br');
});
afterAll(() => project.stop());

describe('auth', () => {
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
});

describe('rest', () => {
  test('inserts and returns the row; each user sees their own rows', async () => {
    const row = await ana.from('notes').insert({ owner: ANA, title: 'de Ana' }).select().single();
    expect(row.data).toMatchObject({ title: 'de Ana', rank: 0 });
    expect((await ana.from('notes').select('title').eq('title', 'de Ana')).data).toHaveLength(1);
    expect((await bia.from('notes').select('title').eq('title', 'de Ana')).data).toEqual([]);
    expect((await bia.from('notes').update({ rank: 9 }).eq('owner', ANA).select()).data).toEqual(
      [],
    );
  });

  test('filters, orders, limits and upserts', async () => {
    const rows = [1, 2, 3].map((rank) => ({ owner: BIA, title: `nota ${rank}`, rank }));
    await bia.from('notes').insert(rows);
    await bia
      .from('notes')
      .upsert({ owner: BIA, title: 'nota 2', rank: 20 }, { onConflict: 'owner,title' });
    const { data } = await bia
      .from('notes')
      .select('title, rank')
      .in('rank', [1, 3, 20])
      .order('rank', { ascending: false })
      .limit(2);
    expect(data).toEqual([
      { title: 'nota 2', rank: 20 },
      { title: 'nota 3', rank: 3 },
    ]);
  });

  test('single() without a row is PGRST116, maybeSingle() is null', async () => {
    const none = await ana.from('notes').select().eq('id', -1).single();
    expect([none.error?.code, none.status]).toEqual(['PGRST116', 406]);
    const maybe = await ana.from('notes').select().eq('id', -1).maybeSingle();
    expect([maybe.error, maybe.data]).toEqual([null, null]);
  });

  test('calls functions of the database', async () => {
    expect((await ana.rpc('add_up', { a: 2, b: 3 })).data).toBe(5);
    const complaint = await ana.rpc('complain');
    expect([complaint.status, complaint.error?.code, complaint.error?.message]).toEqual([
      400,
      'P0001',
      'Fora de ordem',
    ]);
  });

  test.each([
    ['check', 400, '23514', { owner: ANA, title: 'x'.repeat(21) }],
    ['not null', 400, '23502', { owner: ANA, title: null }],
    ['row security', 403, '42501', { owner: BIA, title: 'alheia' }],
  ])('a violated %s answers as PostgREST does', async (_what, status, code, row: object) => {
    const answer = await ana.from('notes').insert(row);
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });

  test('duplicates and dangling references are conflicts', async () => {
    await ana.from('notes').insert({ owner: ANA, title: 'uma vez' });
    const twice = await ana.from('notes').insert({ owner: ANA, title: 'uma vez' });
    expect([twice.status, twice.error?.code]).toEqual([409, '23505']);
    const dangling = await project
      .client(project.keys.secret)
      .from('notes')
      .insert({ owner: crypto.randomUUID(), title: 'sem dono' });
    expect([dangling.status, dangling.error?.code]).toEqual([409, '23503']);
  });

  test('what is not granted stays closed, also to visitors; the secret key opens it', async () => {
    expect((await ana.from('secrets').select()).error?.code).toBe('42501');
    const visitor = await project.client().from('notes').select();
    expect([visitor.status, visitor.error?.code]).toEqual([401, '42501']);
    expect((await project.client(project.keys.secret).from('secrets').select()).data).toEqual([]);
  });

  test('an unknown key is refused', async () => {
    const { status } = await project.client('sb_publishable_unknown').from('notes').select();
    expect(status).toBe(401);
  });

  test('answers the preflight of a browser on another port', async () => {
    for (const path of ['/rest/v1/notes', '/auth/v1/token', '/storage/v1/object/x']) {
      const { status, headers } = await fetch(project.url + path, {
        method: 'OPTIONS',
        headers: {
          Origin: 'http://127.0.0.1:5173',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'apikey,authorization,x-client-info,content-type',
        },
      });
      expect([path, status < 300, headers.get('access-control-allow-origin')]).toEqual([
        path,
        true,
        '*',
      ]);
    }
  });
});

describe('storage', () => {
  const path = `${ANA}/foto.png`;

  test('uploads bytes and blobs, signs, and hands out only through the signature', async () => {
    const files = ana.storage.from('private');
    const bytes = new Uint8Array([1, 2, 3]);
    const upload = await files.upload(path, bytes, { contentType: 'image/png' });
    expect(upload.error).toBeNull();
    const blob = new Blob(['oi'], { type: 'text/plain' });
    expect((await files.upload(`${ANA}/texto.txt`, blob)).error).toBeNull();

    const signed = await files.createSignedUrl(path, 60);
    const download = await fetch(signed.data?.signedUrl ?? '');
    expect(download.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(bytes);
    const unsigned = await fetch(`${project.url}/storage/v1/object/public/private/${path}`);
    expect(unsigned.ok).toBe(false);
  });

  test('refuses another user: no upload, no download, no signature', async () => {
    const files = bia.storage.from('private');
    expect((await files.upload(`${ANA}/outra.png`, new Uint8Array([1]))).error).not.toBeNull();
    expect((await files.download(path)).error).not.toBeNull();
    expect((await files.createSignedUrl(path, 60)).error).not.toBeNull();
  });

  test('keeps files inside its folder', async () => {
    const files = project.client(project.keys.secret).storage.from('private');
    const { error } = await files.upload('../../escape.txt', new Uint8Array([1]));
    expect(error).not.toBeNull();
  });
});

describe('functions', () => {
  async function invoke(name: string, body: object = {}) {
    const { data, response } = await ana.functions.invoke<unknown>(name, { body });
    return { data, status: response?.status };
  }

  test('invokes a function with the environment that Supabase gives', async () => {
    const { data } = await invoke('greet', { name: 'Ana' });
    expect(data).toEqual({ hello: 'Ana', hasSecret: true });
  });

  test('passes on long answers whole, and streamed ones piece by piece', async () => {
    expect((await invoke('long')).data).toEqual({ text: 'ação '.repeat(5000) });
    const abort = new AbortController();
    const response = await fetch(`${project.url}/functions/v1/stream`, { signal: abort.signal });
    const piece = await response.body?.getReader().read();
    expect(new TextDecoder().decode(piece?.value)).toBe('first');
    abort.abort();
  });

  test.each([
    ['fails', 500],
    ['broken', 503],
    ['exits', 503],
    ['unknown', 404],
  ])('a function that %s does not hurt the others', async (name, status) => {
    expect((await invoke(name)).status).toBe(status);
    expect((await invoke('greet', { name: 'Bia' })).data).toMatchObject({ hello: 'Bia' });
  });
});
