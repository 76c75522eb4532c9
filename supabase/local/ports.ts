import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

/** Below the range from which systems serve outgoing connections: nobody grabs it in between. */
const RANGE = { from: 20_000, to: 32_000 };

export async function anyFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(RANGE.from, RANGE.to);
    if (await isPortFree(port)) return port;
  }
  throw new Error('no free port on 127.0.0.1');
}
