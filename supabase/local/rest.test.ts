import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { ANA, BIA, startTestProject, type TestProject } from './testing/project.ts';

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
`;

let project: TestProject;
let ana: SupabaseClient;
let bia: SupabaseClient;

beforeAll(async () => {
  project = await startTestProject(SCHEMA);
  ana = await project.signedIn('ana@demo.com.br');
  bia = await project.signedIn('bia@demo.com.br');
});
afterAll(() => project.stop());

test('inserts and returns the row; each user sees their own rows', async () => {
  const row = await ana.from('notes').insert({ owner: ANA, title: 'de Ana' }).select().single();
  expect(row.data).toMatchObject({ title: 'de Ana', rank: 0 });
  expect((await ana.from('notes').select('title').eq('title', 'de Ana')).data).toHaveLength(1);
  expect((await bia.from('notes').select('title').eq('title', 'de Ana')).data).toEqual([]);
  expect((await bia.from('notes').update({ rank: 9 }).eq('owner', ANA).select()).data).toEqual([]);
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
