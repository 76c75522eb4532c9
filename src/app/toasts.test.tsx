import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { Toasts } from './toasts';

describe('Toasts', () => {
  it('can be closed before they leave', async () => {
    render(<Toasts />);
    toast('Tarefa criada', { duration: Infinity });
    expect(await screen.findByText('Tarefa criada')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(screen.queryByText('Tarefa criada')).not.toBeInTheDocument());
  });
});
