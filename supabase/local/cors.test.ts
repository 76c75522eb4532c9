import { expect, it } from 'vitest';
import { preflight, withCors } from './cors.ts';

it('lets a browser send every header that supabase-js sends', () => {
  const asked = 'apikey,authorization,content-type,x-client-info,x-supabase-api-version';
  const answer = preflight(
    new Request('http://127.0.0.1/auth/v1/token', {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': asked },
    }),
  );
  expect(answer.headers.get('access-control-allow-headers')).toBe(asked);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

it('keeps the answer and never pairs any origin with credentials', async () => {
  const answer = withCors(
    new Response('[]', { status: 206, headers: { 'access-control-allow-credentials': 'true' } }),
  );
  expect([answer.status, await answer.text()]).toEqual([206, '[]']);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
});
