import { inOrder } from './in-order';

describe('inOrder', () => {
  it('starts a write to a row when the one before it is done, even if that one failed', async () => {
    const log: string[] = [];
    let fail: (error: Error) => void = () => undefined;
    const first = inOrder('a', () => {
      log.push('first');
      return new Promise((_resolve, reject) => {
        fail = reject;
      });
    });
    const second = inOrder('a', () => {
      log.push('second');
      return Promise.resolve('ok');
    });
    const other = await inOrder('b', () => Promise.resolve('other row'));
    expect(other).toBe('other row');
    expect(log).toEqual(['first']);
    fail(new Error('quebrou'));
    await expect(first).rejects.toThrow('quebrou');
    expect(await second).toBe('ok');
    expect(log).toEqual(['first', 'second']);
  });
});
