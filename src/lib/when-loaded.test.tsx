import { act, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render';
import { whenLoaded } from './when-loaded';

describe('whenLoaded', () => {
  it('opens once the code is here', async () => {
    const open = vi.fn();
    await whenLoaded(() => Promise.resolve(), open);
    expect(open).toHaveBeenCalledOnce();
  });

  it('says that it failed and opens nothing, and the next try opens', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const open = vi.fn();
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(0);
    renderApp(null);
    await act(() => whenLoaded(load, open));
    expect(await screen.findByText('Não foi possível abrir')).toBeInTheDocument();
    expect(open).not.toHaveBeenCalled();
    await whenLoaded(load, open);
    expect(open).toHaveBeenCalledOnce();
  });
});
