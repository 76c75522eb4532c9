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
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'missao-app-'));
  await mkdir(join(folder, 'assets'));
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
  await rm(folder, { recursive: true, force: true });
});

test('any route of the app is the index, under the headers of the static host', async () => {
  const response = await fetch(`${url}/missao/3?a=b`);
  expect(await response.text()).toBe('<title>Missão</title>');
  expect(response.headers.get('content-security-policy')).toBe(
    `connect-src ${API} ws://127.0.0.1:54321`,
  );
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

test.each(['/assets/gone.js', '/foto.png'])('%s is not there', async (path) => {
  expect((await fetch(url + path)).status).toBe(404);
});

test('nothing outside the folder is served', async () => {
  const status = await new Promise((resolve) => {
    get(`${url}/..%2f..%2f..%2fetc%2fhostname`, { path: '/../../etc/hostname' }, (response) => {
      response.resume();
      resolve(response.headers['content-type']);
    });
  });
  expect(status).toBe('text/html; charset=utf-8');
});
