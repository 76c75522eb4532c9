import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '@/testing/render';
import { Dialog } from './dialog';

function Probe({ isUnmounted }: { isUnmounted: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const isThere = isOpen || !isUnmounted;
  return (
    <>
      <button onClick={() => setIsOpen(true)}>abrir</button>
      {isThere && <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Detalhes" />}
    </>
  );
}

it.each([true, false])(
  'gives focus back to what opened it (unmounted: %s)',
  async (isUnmounted) => {
    const { user } = renderApp(<Probe isUnmounted={isUnmounted} />);
    const opener = screen.getByRole('button', { name: 'abrir' });
    await user.click(opener);
    expect(screen.getByRole('dialog', { name: 'Detalhes' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

it("closes on Android's back gesture, and listens to it only while open", async () => {
  const open: { onclose?: () => void }[] = [];
  class CloseWatcher {
    onclose?: () => void;
    constructor() {
      open.push(this);
    }
    destroy() {
      open.splice(open.indexOf(this), 1);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  const { user } = renderApp(<Probe isUnmounted={false} />);
  expect(open).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'abrir' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(open).toHaveLength(1);
  act(() => open[0]?.onclose?.());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(open).toHaveLength(0);
});
