import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { startTestProject, type TestProject } from './testing/project.ts';

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

beforeAll(async () => {
  project = await startTestProject('', FUNCTIONS);
  ana = await project.signedIn('ana@demo.com.br');
});
afterAll(() => project.stop());

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
