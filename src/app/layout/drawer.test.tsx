import { fireEvent, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render';
import { Drawer } from './drawer';

function swipe(fromX: number, toX: number) {
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  const touch = (clientX: number) => [{ clientX, clientY: 300 }];
  fireEvent.touchStart(drawer, { touches: touch(fromX), changedTouches: touch(fromX) });
  fireEvent.touchEnd(drawer, { touches: [], changedTouches: touch(toX) });
}

describe('Drawer', () => {
  it('closes on a swipe to the left, and on no other touch', () => {
    const onClose = vi.fn();
    renderApp(<Drawer onClose={onClose}>menu</Drawer>);
    swipe(200, 190);
    swipe(100, 250);
    expect(onClose).not.toHaveBeenCalled();
    swipe(250, 100);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes on Escape and on its button', async () => {
    const onClose = vi.fn();
    const { user } = renderApp(<Drawer onClose={onClose}>menu</Drawer>);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Fechar menu' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
