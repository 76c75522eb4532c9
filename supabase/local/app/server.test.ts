import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close } from '../gateway.ts';
import { anyFreePort } from '../ports.ts';
import { precompress } from './precompress.ts';
import { serveApp } from './server.ts';

const API = 'http://127.0.0.1:54321';
let base: string;
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'missao-app-'));
  await writeFile(join(base, 'secret'), 'chave');
  folder = join(base, 'app');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'index.html'), '<title>Missão</title>');
  await writeFile(join(folder, 'assets/main-abc.js'), 'void 0;'.repeat(100));
  await writeFile(
    join(folder, '_headers'),
    '/*\n  Content-Security-Policy: connect-src https://*.supabase.co wss://*.supabase.co\n/assets/*\n  Cache-Control: immutable\n',
  );
  await precompress(folder);
  const port = await anyFreePort();
  server = await serveApp(folder, port, API);
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await close(server);
  await rm(base, { recursive: true, force: true });
});

test('any route of the app is the index, under the headers of the static host', async () => {
  const response = await fetch(`${url}/missao/3?a=b`);
  expect(await response.text()).toBe('<title>Missão</title>');
  expect(response.headers.get('content-security-policy')).toBe(
    `connect-src ${API} ws://127.0.0.1:54321`,
  );
});

test('an address that looks like a file is a route as well, to whoever visits it', async () => {
  const response = await fetch(`${url}/maria.silva`, { headers: { Accept: 'text/html,*/*' } });
  expect(await response.text()).toBe('<title>Missão</title>');
});

test('assets are compressed and cached, and unchanged ones not sent again', async () => {
  const asset = `${url}/assets/main-abc.js`;
  const first = await fetch(asset, { headers: { 'Accept-Encoding': 'br' } });
  expect(await first.text()).toBe('void 0;'.repeat(100));
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toBe('immutable');
  const again = await fetch(asset, {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test.each(['/assets/gone.js', '/foto.png'])('%s is not there, says the same host', async (path) => {
  const response = await fetch(url + path);
  expect(response.status).toBe(404);
  expect(response.headers.has('content-security-policy')).toBe(true);
  expect(response.headers.has('cache-control')).toBe(false);
});

/** A path as it is, which `fetch` would tidy up. */
function getRaw(path: string) {
  return new Promise<string>((resolve, reject) => {
    get(url, { path }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString()));
    }).on('error', reject);
  });
}

test.each([
  '/../secret',
  '/..%2fsecret',
  '/%2e%2e/secret',
  '/%2e%00%2e/secret',
  '/assets/.%00./%00../secret',
])('%s does not lead out of the folder', async (path) => {
  expect(await getRaw(path)).toBe('<title>Missão</title>');
});

test.each(['//', '//evil.example/x', '/%zz', 'http://[::bad/'])(
  'the path %s is the index and no reason to fall over',
  async (path) => expect(await getRaw(path)).toBe('<title>Missão</title>'),
);
