/**
 * Where Supabase Lite's Storage speaks a little differently from hosted Storage, and supabase-js
 * would stumble: a Blob arrives as a form whose file has no name, and a signed address is called
 * `signedURL`, relative to /storage/v1.
 */
type Fetch = (request: Request) => Promise<Response>;

export async function fetchStorage(request: Request, fetch: Fetch): Promise<Response> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  const response = await fetch(isForm ? await asBytes(request) : request);
  const isSigning = request.method === 'POST' && request.url.includes('/object/sign/');
  return isSigning && response.ok ? renameSigned(response) : response;
}

async function asBytes(request: Request): Promise<Request> {
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof File);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', file?.type ?? 'application/octet-stream');
  const seconds = form.get('cacheControl');
  headers.set('cache-control', `max-age=${typeof seconds === 'string' ? seconds : '3600'}`);
  return new Request(request.url, { method: request.method, headers, body: file ?? null });
}

async function renameSigned(response: Response): Promise<Response> {
  const { signedUrl } = (await response.json()) as { signedUrl: string };
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json({ signedURL: signedUrl.replace(/^\/storage\/v1/, '') }, { headers });
}
