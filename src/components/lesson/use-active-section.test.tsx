import { act, renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import { useActiveSection } from './use-active-section';

const IDS = ['um', 'dois', 'tres'];

/** Puts the sections at these distances from the top of a window 900 px high. */
function place(tops: readonly number[], { scrollY = 100, scrollHeight = 5000 } = {}) {
  document.body.replaceChildren(
    ...IDS.map((id, index) => {
      const section = document.createElement('h2');
      section.id = id;
      section.getBoundingClientRect = () => DOMRect.fromRect({ y: tops[index] ?? 0 });
      return section;
    }),
  );
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('scrollY', scrollY);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
}

describe('useActiveSection', () => {
  it('has none before the first section is reached', () => {
    place([400, 1400, 2400], { scrollY: 0 });
    expect(renderHook(() => useActiveSection(IDS)).result.current).toBeUndefined();
  });

  it('follows the scroll to the last section that has passed the upper third', () => {
    place([0, 600, 1600]);
    const { result } = renderHook(() => useActiveSection(IDS));
    expect(result.current).toBe('um');

    place([-600, 0, 1000]);
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
    expect(result.current).toBe('dois');
  });

  it('is at the last section when the page ends before it can rise', () => {
    place([-2000, -1000, 500], { scrollY: 4100, scrollHeight: 5000 });
    expect(renderHook(() => useActiveSection(IDS)).result.current).toBe('tres');
  });
});
