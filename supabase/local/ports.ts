import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** The port, if nobody on 127.0.0.1 uses it; null when it is taken. */
export function freePort(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen({ host: '127.0.0.1', port: wanted, exclusive: true }, () => {
      probe.close(() => resolve(wanted));
    });
  });
}

/** Below the range from which systems serve outgoing connections: nobody grabs it in between. */
const RANGE = { from: 20_000, to: 32_000 };

export async function anyFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = await freePort(randomInt(RANGE.from, RANGE.to));
    if (port !== null) return port;
  }
  throw new Error('no free port on 127.0.0.1');
}
