import { supabase } from './supabase';

/** Says what became of a request to a server that takes it and never answers. */
async function waitFor(request: () => PromiseLike<{ error: unknown }>) {
  const expiring = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), 20_000);
    return controller.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_input: unknown, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  vi.useFakeTimers();
  const answer = Promise.resolve(request());
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  const { error } = await answer;
  expiring.mockRestore();
  return error;
}

describe('a server that never answers', () => {
  it.each([
    ['a sign-in', () => supabase.auth.signInWithPassword({ email: 'a@b.co', password: 'x' })],
    ['a write', () => supabase.rpc('complete_mission', { p_mission_id: 1 })],
  ])('is given up by %s', async (_what, request) => {
    expect(await waitFor(request)).not.toBeNull();
  });
});
