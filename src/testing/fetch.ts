import { vi } from 'vitest';

type Handler = (request: Request) => Response | Promise<Response>;

/** Answers the network edge: the first entry whose pattern is found in "METHOD url" takes the call. */
export function stubFetch(routes: Record<string, Handler>) {
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    calls.push(request.clone());
    const line = `${request.method} ${decodeURIComponent(request.url)}`;
    const route = Object.entries(routes).find(([pattern]) => line.includes(pattern));
    if (!route) throw new Error(`No stub for ${line}`);
    return route[1](request);
  });
  return calls;
}

export function json(body: unknown, status = 200) {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}
