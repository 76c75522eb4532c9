import { act, fireEvent, renderHook } from '@testing-library/react';
import { useSidebar } from './use-sidebar';
import { useSidebarShortcut } from './use-sidebar-shortcut';

describe('useSidebar', () => {
  it('opens at first, and remembers in a cookie that it was collapsed', () => {
    const { result } = renderHook(useSidebar);
    expect(result.current.isOpen).toBe(true);
    act(() => result.current.toggle());
    expect(document.cookie).toContain('sidebar_state=false');
    expect(renderHook(useSidebar).result.current.isOpen).toBe(false);
  });
});

describe('useSidebarShortcut', () => {
  it('answers to ctrl or meta plus b, and to nothing else', () => {
    const onToggle = vi.fn();
    renderHook(() => useSidebarShortcut(onToggle));
    fireEvent.keyDown(window, { key: 'b', ctrlKey: true });
    fireEvent.keyDown(window, { key: 'B', metaKey: true });
    fireEvent.keyDown(window, { key: 'b' });
    fireEvent.keyDown(window, { key: 'c', ctrlKey: true });
    fireEvent.keyDown(window, { key: 'b', ctrlKey: true, repeat: true });
    expect(onToggle).toHaveBeenCalledTimes(2);
  });
});
