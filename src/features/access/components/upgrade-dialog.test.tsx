import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render';
import { UpgradeDialog } from './upgrade-dialog';

describe('UpgradeDialog', () => {
  it('compares the plans: FREE lacks what PRO offers', () => {
    renderApp(<UpgradeDialog isOpen onOpenChange={() => undefined} />);
    const missing = [
      'Gerador de ideias, sem limite',
      'Agente no WhatsApp com voz',
      'Prompts de MicroSaaS prontos',
      'Visual Creator UGC',
    ];
    for (const name of missing) {
      const row = screen.getByRole('row', { name: new RegExp(name) });
      const marks = within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
      expect(marks).toEqual(['Não incluído', 'Incluído']);
    }
  });

  it.each(['Continuar com FREE', 'Fazer Upgrade Agora'])('%s closes it', async (name) => {
    const onOpenChange = vi.fn();
    const { user } = renderApp(<UpgradeDialog isOpen onOpenChange={onOpenChange} />);
    await user.click(screen.getByRole('button', { name }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
