import { FunctionsHttpError } from '@supabase/supabase-js';
import { AppError, toAppError, toFunctionError, unwrap, userMessage } from './errors';
import { shouldRetry } from './query-client';

describe('toAppError', () => {
  it.each([
    [{ message: 'x', code: 'PGRST116' }, 406, 'not-found'],
    [{ message: 'x', code: '42501' }, 403, 'forbidden'],
    [{ message: 'x', code: '42501' }, 401, 'unauthorized'],
    [{ message: 'x', code: '23514' }, 400, 'invalid'],
    [{ message: 'x' }, 500, 'server'],
    [new TypeError('Failed to fetch'), undefined, 'offline'],
    [{ message: 'TypeError: x' }, 0, 'offline'],
  ])('classifies %o with status %s as %s', (error, status, kind) => {
    expect(toAppError(error, status).kind).toBe(kind);
  });
});

describe('toFunctionError', () => {
  const answer = (status: number, body: unknown) =>
    new FunctionsHttpError(new Response(JSON.stringify(body), { status }));

  it('carries the sentence and code of our functions to the user', async () => {
    const error = await toFunctionError(
      answer(429, { error: 'Espere 20 segundos.', code: 'rate' }),
    );
    expect(error).toMatchObject({ kind: 'rate-limited', code: 'rate', isForUser: true });
    expect(userMessage(error, 'outro')).toBe('Espere 20 segundos.');
  });

  it("keeps the screen's own words and adds that the network is gone", () => {
    const error = toAppError(new TypeError('Failed to fetch'));
    expect(userMessage(error, 'Não foi possível concluir a missão.')).toBe(
      'Não foi possível concluir a missão. Sem conexão com a internet.',
    );
    expect(userMessage(error, '')).toBe(
      'Sem conexão com a internet. Confira sua rede e tente de novo.',
    );
  });

  it('never shows the body of a stranger', async () => {
    const error = await toFunctionError(answer(502, '<html>Bad gateway</html>'));
    expect(error.kind).toBe('server');
    expect(userMessage(error, 'Tente de novo.')).toBe('Tente de novo.');
  });
});

describe('unwrap', () => {
  it('gives the data or throws what went wrong', () => {
    expect(unwrap({ data: [1], error: null, status: 200 })).toEqual([1]);
    expect(() => unwrap({ data: null, error: { message: 'x' }, status: 503 })).toThrow(AppError);
  });
});

describe('shouldRetry', () => {
  it('tries passing faults twice and final ones never', () => {
    const server = new AppError('server', 'x');
    expect([shouldRetry(0, server), shouldRetry(1, server), shouldRetry(2, server)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(shouldRetry(0, new AppError('forbidden', 'x'))).toBe(false);
  });
});
