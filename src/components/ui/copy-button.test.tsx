import { act, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render';
import { CopyButton } from './copy-button';

describe('CopyButton', () => {
  it("reads 'Copiado!' for two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderApp(<CopyButton text="olá" />);
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await navigator.clipboard.readText()).toBe('olá');
    expect(screen.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    expect(screen.getByText('Texto copiado para a área de transferência.')).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1900);
    });
    expect(screen.getByRole('button', { name: 'Copiado!' })).toBeVisible();
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
    vi.useRealTimers();
  });

  it('says when the browser refuses, and keeps its label', async () => {
    const { user } = renderApp(<CopyButton text="olá" />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copiar' }));
    expect(await screen.findByText('Não foi possível copiar o texto.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeVisible();
  });
});
