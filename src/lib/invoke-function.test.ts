import { json, stubFetch } from '@/testing/fetch';
import { invokeFunction } from './invoke-function';

const call = () => invokeFunction('submit-analysis', { texto: 'oi' }, 'Erro ao enviar análise');

describe('invokeFunction', () => {
  it('posts the body', async () => {
    const calls = stubFetch({
      'POST http://127.0.0.1:9/functions/v1/submit-analysis': () => json({}, 202),
    });
    await call();
    expect(await calls[0]?.json()).toEqual({ texto: 'oi' });
  });

  it('throws the sentence of the function', async () => {
    stubFetch({ POST: () => json({ error: 'Aguarde 30 segundos.', code: 'x' }, 429) });
    await expect(call()).rejects.toMatchObject({
      message: 'Aguarde 30 segundos.',
      kind: 'rate-limited',
      isForUser: true,
    });
  });

  it('throws the fallback where the function gives no message', async () => {
    stubFetch({ POST: () => new Response('<html>', { status: 502 }) });
    await expect(call()).rejects.toMatchObject({
      message: 'Erro ao enviar análise',
      kind: 'server',
      isForUser: false,
    });
  });

  it('says that there is no connection', async () => {
    stubFetch({
      POST: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(call()).rejects.toMatchObject({ kind: 'offline', isForUser: true });
  });

  it('gives up on a request that is never answered', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_url: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const answer = expect(call()).rejects.toMatchObject({ kind: 'offline' });
    await vi.advanceTimersByTimeAsync(20_000);
    await answer;
    vi.useRealTimers();
  });
});
