type Reply = { content: string } | { refusal: string } | { status: number } | 'silence';

type ChatRequest = {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: {
    type: string;
    json_schema: { name: string; strict: boolean; schema: unknown };
  };
};

/**
 * A local endpoint that speaks chat completions and image edits. `replies` are given in turn, the
 * last one for ever; 'silence' never answers.
 */
export class FakeModel {
  readonly requests: ChatRequest[] = [];
  readonly imageForms: FormData[] = [];
  readonly authorizations: (string | null)[] = [];
  private readonly server;
  private readonly closing = new AbortController();

  constructor(private readonly replies: Reply[]) {
    this.server = Deno.serve(
      { hostname: '127.0.0.1', port: 0, onListen: () => undefined, signal: this.closing.signal },
      (request) => this.answer(request),
    );
  }

  get baseURL() {
    return `http://127.0.0.1:${this.server.addr.port}/v1`;
  }

  /** Cuts open connections too: a silent reply would hold a polite shutdown for ever. */
  async stop() {
    this.closing.abort();
    await this.server.finished;
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    this.authorizations.push(request.headers.get('Authorization'));
    const reply = this.replies.length > 1 ? this.replies.shift() : this.replies[0];
    if (pathname === '/v1/images/edits') {
      this.imageForms.push(await request.formData());
      return reply && typeof reply === 'object' && 'content' in reply
        ? Response.json({ created: 1, data: [{ b64_json: reply.content }] })
        : Response.json({ created: 1, data: [] });
    }
    if (pathname !== '/v1/chat/completions') return new Response(null, { status: 404 });
    const body: ChatRequest = await request.json();
    this.requests.push(body);
    if (reply === 'silence' || !reply) {
      return new Promise((resolve) =>
        this.closing.signal.addEventListener('abort', () =>
          resolve(new Response(null, { status: 503 })),
        ),
      );
    }
    if ('status' in reply)
      return Response.json({ error: { message: 'no' } }, { status: reply.status });
    const message =
      'refusal' in reply
        ? { role: 'assistant', content: null, refusal: reply.refusal }
        : { role: 'assistant', content: reply.content, refusal: null };
    if (body.stream) return stream(message.content ?? '');
    return Response.json({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: body.model,
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    });
  }
}

/** The text in server-sent pieces of three letters, with a keep-alive comment between them. */
function stream(content: string): Response {
  const pieces = content.match(/[^]{1,3}/g) ?? [];
  const events = pieces.map((piece) => {
    const chunk = {
      id: 'c',
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta: { content: piece } }],
    };
    return `data: ${JSON.stringify(chunk)}\n\n: keep-alive\n\n`;
  });
  return new Response([...events, 'data: [DONE]\n\n'].join(''), {
    headers: { 'Content-Type': 'text/event-stream' },
  });
}
