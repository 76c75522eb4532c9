type Row = Record<string, unknown>;

/**
 * As much of Supabase's HTTP interface as the functions use, over rows in memory: users by token,
 * select by equality, upsert, conditional update, and the rate limit. The real thing is exercised
 * by supabase/tests.
 */
export class FakeSupabase {
  readonly users = new Map<string, string>();
  readonly tables = new Map<string, Row[]>();
  rateLimitWait = 0;
  /** Paths that answer 500, as a database that is down would. */
  readonly broken = new Set<string>();
  readonly rateLimitCalls: Row[] = [];
  private readonly server = Deno.serve(
    { hostname: '127.0.0.1', port: 0, onListen: () => undefined },
    (request) => this.answer(request),
  );

  get url() {
    return `http://127.0.0.1:${this.server.addr.port}`;
  }

  rows(table: string): Row[] {
    const rows = this.tables.get(table) ?? [];
    this.tables.set(table, rows);
    return rows;
  }

  addUser(token: string, id: string, isPro: boolean) {
    this.users.set(token, id);
    this.rows('usuarios').push({ auth_id: id, is_pro: isPro });
  }

  stop = () => this.server.shutdown();

  private async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const body: unknown = request.method === 'GET' ? null : await request.json();
    if (this.broken.has(pathname)) return Response.json({ message: 'down' }, { status: 500 });
    if (pathname === '/auth/v1/user') return this.answerUser(request);
    if (pathname === '/rest/v1/rpc/consume_rate_limit') {
      this.rateLimitCalls.push(body as Row);
      return Response.json(this.rateLimitWait);
    }
    const rows = this.rows(pathname.replace('/rest/v1/', ''));
    const found = rows.filter((row) => matches(row, searchParams));
    if (request.method === 'GET') return Response.json(found);
    if (request.method === 'PATCH') {
      for (const row of found) Object.assign(row, body);
      return new Response(null, { status: 204 });
    }
    const sent = body as Row;
    const existing = rows.find((row) => row.auth_id === sent.auth_id);
    if (existing) Object.assign(existing, sent);
    else rows.push(sent);
    return new Response(null, { status: 201 });
  }

  private answerUser(request: Request): Response {
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    const id = this.users.get(token);
    return id
      ? Response.json({ id, aud: 'authenticated' })
      : Response.json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 });
  }
}

const matches = (row: Row, filters: URLSearchParams) =>
  [...filters].every(
    ([column, value]) => !value.startsWith('eq.') || String(row[column]) === value.slice(3),
  );
