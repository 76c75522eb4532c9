import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

function setup() {
  render(
    <>
      <Tooltip label="Complete a anterior">
        <button type="button">Missão 2</button>
      </Tooltip>
      <button type="button">Outro</button>
    </>,
  );
  const bubble = screen.getByText('Complete a anterior');
  return { user: userEvent.setup(), bubble, isOpen: () => !bubble.classList.contains('hidden') };
}

describe('Tooltip', () => {
  it('describes its trigger', () => {
    setup();
    const trigger = screen.getByRole('button', { name: 'Missão 2' });
    expect(trigger).toHaveAccessibleDescription('Complete a anterior');
  });

  it('opens on hover and closes on leaving', async () => {
    const { user, isOpen } = setup();
    await user.hover(screen.getByText('Missão 2'));
    expect(isOpen()).toBe(true);
    await user.unhover(screen.getByText('Missão 2'));
    expect(isOpen()).toBe(false);
  });

  it('opens on keyboard focus and closes on Escape', async () => {
    const { user, isOpen } = setup();
    await user.tab();
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('stays open after a tap, until a press elsewhere', async () => {
    const { user, isOpen } = setup();
    await user.pointer({ keys: '[TouchA]', target: screen.getByText('Missão 2') });
    expect(isOpen()).toBe(true);
    await user.pointer({ keys: '[TouchA]', target: screen.getByText('Outro') });
    expect(isOpen()).toBe(false);
  });
});
