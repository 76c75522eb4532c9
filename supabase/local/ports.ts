import { createServer } from 'node:net';

/** A port of 127.0.0.1 that nobody listens on; `wanted` 0 lets the system choose. Null when taken. */
export function freePort(wanted = 0): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ host: '127.0.0.1', port: wanted, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

export async function anyFreePort(): Promise<number> {
  const port = await freePort();
  if (port === null) throw new Error('no free port on 127.0.0.1');
  return port;
}
