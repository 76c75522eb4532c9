import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { verifyJwt } from '../jwt.ts';
import { claimsOfApiKey, type Keys } from '../keys.ts';
import { type Change, followChanges } from './changes.ts';
import { RealtimeSocket } from './socket.ts';
import { commitIn, visibilityIn } from './visibility.ts';

export type Realtime = {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  stop: () => Promise<void>;
};

export async function startRealtime(databaseUrl: string, keys: Keys): Promise<Realtime> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  // A connection lost while idle: the pool opens another.
  pool.on('error', () => undefined);
  const sockets = new Set<RealtimeSocket>();
  let lastId = 0;
  const context = {
    claimsOf: (token: string) => claimsOfApiKey(token, keys) ?? verifyJwt(token, keys.jwtSecret),
    isVisible: visibilityIn(pool),
    nextId: () => ++lastId,
  };

  // Changes leave in the order of their commits, although each waits for Postgres to judge it.
  const untilVisible = commitIn(pool);
  let delivered: Promise<unknown> = Promise.resolve();
  const deliver = (change: Change) => {
    delivered = delivered
      // Without a database there is nobody to tell, and nothing to read either.
      .then(() => untilVisible(change.xid).catch(() => undefined))
      .then(() => Promise.all([...sockets].map((socket) => socket.deliver(change))));
  };
  const feed = await followChanges(databaseUrl, deliver);

  const server = new WebSocketServer({ noServer: true });
  return {
    upgrade(request, duplex, head) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (!claimsOfApiKey(url.searchParams.get('apikey') ?? '', keys)) {
        duplex.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, duplex, head, (webSocket) => {
        const version = url.searchParams.get('vsn') ?? '1.0.0';
        const socket = new RealtimeSocket(webSocket, context, version);
        sockets.add(socket);
        webSocket.on('close', () => sockets.delete(socket));
        webSocket.on('error', () => webSocket.terminate());
      });
    },
    async stop() {
      for (const client of server.clients) client.terminate();
      await feed.stop();
      await delivered;
      await pool.end();
    },
  };
}
