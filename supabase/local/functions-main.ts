/**
 * Runs under Deno: serves every `<functions>/<name>/index.ts` as `/functions/v1/<name>`, with what
 * hosted Supabase gives it. The files call `Deno.serve(handler)` unchanged; here that call only
 * hands over the handler.
 *
 *   deno run --allow-all functions-main.ts <functions folder> <port>
 */
type Handler = (request: Request) => Response | Promise<Response>;

/** The little of Deno that this file touches: the rest of the folder is typed for Node. */
type DenoLike = {
  args: string[];
  serve: (...args: unknown[]) => unknown;
  readDirSync(path: string): Iterable<{ name: string; isDirectory: boolean }>;
};

const deno = (globalThis as unknown as { Deno: DenoLike }).Deno;
const [folder = '.', port = '0'] = deno.args;
const serve = deno.serve.bind(deno);

let capture: (handler: Handler) => void = () => undefined;
deno.serve = (...args: unknown[]) => {
  const handler = args.find((arg): arg is Handler => typeof arg === 'function');
  if (handler) capture(handler);
  return { finished: new Promise(() => undefined) };
};

Object.assign(globalThis, {
  EdgeRuntime: {
    waitUntil(work: Promise<unknown>) {
      work.catch((error: unknown) => console.error('[waitUntil]', error));
    },
  },
});

// A promise that one function forgot must not take the others down with it.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  console.error('[unhandled]', event.reason);
});

const handlers = new Map<string, Handler | Error>();
for (const { name, isDirectory } of deno.readDirSync(folder)) {
  if (!isDirectory || name.startsWith('_') || name.startsWith('.')) continue;
  try {
    capture = (handler) => handlers.set(name, handler);
    await import(new URL(`${name}/index.ts`, `file://${folder}/`).href);
  } catch (error) {
    console.error(`[${name}]`, error);
    handlers.set(name, error instanceof Error ? error : new Error(String(error)));
  }
}

serve(
  {
    port: Number(port),
    hostname: '127.0.0.1',
    onListen: () => console.log(`functions ready: ${[...handlers.keys()].join(' ')}`),
  },
  async (request: Request) => {
    const name = new URL(request.url).pathname.split('/')[3] ?? '';
    const handler = handlers.get(name);
    if (!handler) return failure(404, 'NOT_FOUND', 'Requested function was not found');
    if (handler instanceof Error) return failure(503, 'BOOT_ERROR', 'Function failed to start');
    try {
      return await handler(request);
    } catch (error) {
      console.error(`[${name}]`, error);
      return failure(500, 'WORKER_ERROR', 'Function exited due to an error');
    }
  },
);

function failure(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
