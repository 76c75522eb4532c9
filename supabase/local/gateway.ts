import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { preflight, withCors } from './cors.ts';
import type { Functions } from './functions.ts';
import type { Lite } from './lite.ts';
import { Problem } from './problem.ts';
import type { Realtime } from './realtime/server.ts';
import { fetchStorage } from './storage-wire.ts';

type Parts = {
  lite: Lite;
  functions: Functions;
  realtime: Realtime;
};

/** The one address that supabase-js talks to. */
export async function startGateway(port: number, parts: Parts): Promise<Server> {
  const { lite, functions, realtime } = parts;
  const answer = getRequestListener(
    async (request) => {
      const { pathname } = new URL(request.url);
      // Functions answer for themselves, as they must on a hosted project.
      if (pathname.startsWith('/functions/v1/')) return functions.fetch(request);
      if (pathname === '/') return new Response('Supabase local\n');
      if (request.method === 'OPTIONS') return preflight(request);
      const isStorage = pathname.startsWith('/storage/v1/');
      return withCors(await (isStorage ? fetchStorage(request, lite.fetch) : lite.fetch(request)));
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => void answer(request, response));
  server.on('upgrade', (request, socket, head) => {
    // From here on nobody else listens: a browser that hangs up now must not end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.startsWith('/realtime/v1/websocket')) realtime.upgrade(request, socket, head);
    else socket.destroy();
  });
  await listen(server, port);
  return server;
}

export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? portTaken(port) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}

const portTaken = (port: number) =>
  new Problem(`A porta ${port} já está em uso: encerre o programa que a usa.`);

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
