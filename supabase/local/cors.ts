/** What a hosted project answers to a browser of any origin: the key decides, not the origin. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '86400',
    },
  });
}

export function withCors(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'content-range, content-location, retry-after');
  headers.delete('access-control-allow-credentials');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
