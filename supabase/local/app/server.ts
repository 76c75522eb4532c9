import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listen } from '../gateway.ts';
import { headersFor, parseHeaders } from './headers.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** No asset's path: what is missing has the headers of every page, and is not kept for a year. */
const NOT_FOUND = '/404';

/** Serves a build as a static host does: headers of `_headers`, compressed files, SPA fallback. */
export async function serveApp(folder: string, port: number, apiUrl: string): Promise<Server> {
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  const server = createServer((request, response) => {
    const path = pathOf(request);
    const isVisit = request.headers.accept?.includes('text/html') === true;
    const file = fileFor(folder, path, isVisit);
    const headers = headersFor(rules, file?.slice(folder.length) ?? NOT_FOUND, apiUrl);
    if (file) send(request, response, file, { ...headers, Vary: 'Accept-Encoding' });
    else response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('404\n');
  });
  await listen(server, port);
  return server;
}

/** Always inside the folder. Not read with `new URL`, which takes the path `//x` for a host. */
function pathOf({ url = '/' }: IncomingMessage): string {
  try {
    const path = decodeURIComponent(url.split('?', 1).join(''));
    // What is taken out goes first: dots that only then stood together would lead up.
    return normalize(`/${path.replaceAll('\0', '')}`);
  } catch {
    return '/';
  }
}

/** A missing asset is missing; any other unknown path is a route of the app, dots or not. */
function fileFor(folder: string, path: string, isVisit: boolean): string | null {
  const file = join(folder, path);
  if (isFile(file) && !path.startsWith('/_')) return file;
  const isAsset = path.startsWith('/assets/') || (extname(path) !== '' && !isVisit);
  return isAsset ? null : join(folder, '/index.html');
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string>,
) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = [
    { name: 'br', suffix: '.br' },
    { name: 'gzip', suffix: '.gz' },
  ].find(({ name, suffix }) => accepted.includes(name) && isFile(file + suffix));
  const path = file + (encoding?.suffix ?? '');
  const { size, mtimeMs } = statSync(path);
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const all = {
    ...headers,
    ETag: etag,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
  };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, all).end();
  response.writeHead(200, { ...all, 'Content-Length': size });
  if (request.method === 'HEAD') return void response.end();
  createReadStream(path).pipe(response);
}
