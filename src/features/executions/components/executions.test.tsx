import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp } from '@/testing/render';
import { Executions } from './executions';

function rows(completed: number) {
  return Array.from({ length: 5 }, (_, index) => ({
    execution_id: index + 1,
    status: index < completed ? 'completed' : index === completed ? 'active' : 'locked',
  }));
}

function serve(completed: number) {
  return stubFetch({
    'rpc/initialize_user_executions': () => json(rows(completed)),
    'GET http': () => json(rows(completed)),
  });
}

describe('Executions', () => {
  it('asks a visitor to sign in', () => {
    renderApp(<Executions />, { session: { status: 'signed-out' } });
    expect(screen.getByText('Acesso Restrito')).toBeInTheDocument();
    expect(
      screen.getByText('Você precisa estar logado para acessar as execuções.'),
    ).toBeInTheDocument();
  });

  it('shows skeletons while the session or the list loads', () => {
    stubFetch({ http: () => new Promise<Response>(() => undefined) });
    const { unmount } = renderApp(<Executions />, { session: { status: 'loading' } });
    expect(screen.getByRole('status')).toHaveTextContent('Carregando execuções...');
    unmount();
    renderApp(<Executions />);
    expect(screen.getByRole('status')).toHaveTextContent('Carregando execuções...');
  });

  it('highlights the active execution and gives every card its state', async () => {
    const calls = serve(2);
    renderApp(<Executions />);
    const active = await screen.findByRole('region', { name: 'Construção da Base' });
    expect(active).toHaveTextContent('Execução Ativa');
    expect(within(active).getByRole('link', { name: 'Continuar Execução' })).toHaveAttribute(
      'href',
      '/execucao/3',
    );
    expect(
      screen.getByText('40% concluído - Continue executando para validar seu produto digital!'),
    ).toBeInTheDocument();

    const list = screen.getByRole('list', { name: 'Todas as execuções' });
    expect(within(list).getAllByText('Concluída')).toHaveLength(2);
    expect(within(list).getAllByText('Ativa')).toHaveLength(1);
    expect(within(list).getAllByText('Bloqueada')).toHaveLength(2);
    expect(within(list).getAllByRole('link')).toHaveLength(3);
    for (const button of within(list).getAllByRole('button')) {
      expect(button).toHaveAccessibleDescription('Complete a execução anterior para desbloquear');
    }
    expect(calls[0]?.url).toContain('/rpc/initialize_user_executions');
  });

  it('shows the achievement once all five are completed', async () => {
    serve(5);
    renderApp(<Executions />);
    expect(await screen.findByRole('region', { name: 'Produto Digital Validado' })).toBeVisible();
    expect(screen.getByText(/^Parabéns!/)).toBeInTheDocument();
    expect(screen.queryByText('Execução Ativa')).not.toBeInTheDocument();
  });

  it('keeps a failed load on the screen, with a way to try again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    stubFetch({ http: () => json({ message: 'não', code: '42501' }, 403) });
    const { user } = renderApp(<Executions />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Erro');
    expect(alert).toHaveTextContent('Não foi possível carregar o progresso das execuções.');

    serve(0);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Continuar Execução')).toBeInTheDocument();
  });
});
