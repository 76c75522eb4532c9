import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { Toasts } from './toasts';

describe('Toasts', () => {
  it('can be closed before they leave', async () => {
    render(<Toasts />);
    toast('Tarefa criada', { duration: Infinity });
    expect(await screen.findByText('Tarefa criada')).toBeInTheDocument();
    // Not a whole press: jsdom lacks the pointer capture with which a toast is swiped away.
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(screen.queryByText('Tarefa criada')).not.toBeInTheDocument());
  });
});
