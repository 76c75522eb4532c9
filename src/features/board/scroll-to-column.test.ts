import { scrollToColumn } from './scroll-to-column';

/** A column whose place on the screen is `top`; `pushes` come after each of the first frames. */
function fakeColumn(pushes: number[]) {
  let top = 900;
  const column = document.createElement('section');
  column.scrollIntoView = vi.fn(() => {
    top = 128;
  });
  column.getBoundingClientRect = () => new DOMRect(0, top, 0, 0);
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    top += pushes.shift() ?? 0;
    run();
  });
  return { column, top: () => top };
}

describe('scrollToColumn', () => {
  it('aims again at a column that measured cards push away', () => {
    const { column, top } = fakeColumn([0, 670, 90]);
    scrollToColumn(column);
    expect(top()).toBe(128);
  });

  it('gives up on one that never stands still', () => {
    const { column } = fakeColumn(Array.from({ length: 500 }, () => 50));
    scrollToColumn(column);
    expect(vi.mocked(column.scrollIntoView).mock.calls.length).toBeLessThan(100);
  });
});
