import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp, testUser } from '@/testing/render';
import { MissionDashboard } from './mission-dashboard';

const userId = testUser.status === 'signed-in' ? testUser.userId : '';

/** Seven rows: `completed` of them done, the next one active. */
function rows(completed: number) {
  return Array.from({ length: 7 }, (_, index) => ({
    mission_id: index + 1,
    status: index < completed ? 'completed' : index === completed ? 'active' : 'locked',
  }));
}

function serve(completed: number) {
  return stubFetch({
    'rpc/initialize_user_missions': () => json(rows(completed)),
    'GET http': () => json(rows(completed)),
  });
}

describe('MissionDashboard', () => {
  it('says that it is loading, with the map already in its place', () => {
    stubFetch({ http: () => new Promise<Response>(() => undefined) });
    renderApp(<MissionDashboard />);
    expect(screen.getByRole('status')).toHaveTextContent('Carregando missões...');
    expect(screen.getByRole('heading', { name: 'Mapa das Missões' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText('Bloqueada')).not.toBeInTheDocument();
  });

  it('initialises first, then reads the rows of this user in order', async () => {
    const calls = serve(0);
    renderApp(<MissionDashboard />);
    await screen.findByText('PRÓXIMA MISSÃO');
    const [first, second] = calls.map((call) => decodeURIComponent(call.url));
    expect(first).toContain('/rpc/initialize_user_missions');
    expect(second).toContain(`auth_id=eq.${userId}`);
    expect(second).toContain('order=mission_id');
  });

  it('puts the active mission in front, with one button', async () => {
    serve(2);
    renderApp(<MissionDashboard />);
    const hero = await screen.findByRole('region', { name: 'Criativos' });
    expect(hero).toHaveTextContent('PRÓXIMA MISSÃO');
    expect(hero).toHaveTextContent('Material visual');
    expect(hero).toHaveTextContent('Tempo estimado: 30 min');
    expect(within(hero).getByRole('link', { name: 'INICIAR MISSÃO 3' })).toHaveAttribute(
      'href',
      '/missao/3',
    );
    expect(hero).toHaveTextContent('Progresso Geral2/7');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '29');
  });

  it('links only active and completed missions; a locked one says what opens it', async () => {
    serve(2);
    renderApp(<MissionDashboard />);
    const map = await screen.findByRole('region', { name: 'Mapa das Missões' });
    await within(map).findByText('Ativa');
    expect(within(map).getAllByRole('link')).toHaveLength(3);
    const locked = within(map).getAllByRole('button');
    expect(locked).toHaveLength(4);
    for (const button of locked) {
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(button).toHaveAccessibleDescription('Complete a missão anterior para desbloquear');
    }
  });

  it('celebrates when all are completed', async () => {
    serve(7);
    renderApp(<MissionDashboard />);
    expect(await screen.findByText('Todas as missões concluídas!')).toBeInTheDocument();
    expect(screen.queryByText('PRÓXIMA MISSÃO')).not.toBeInTheDocument();
    expect(screen.getByText('7/7')).toBeInTheDocument();
  });

  it('explains a failed load and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    stubFetch({ http: () => json({ message: 'não', code: '42501' }, 403) });
    const { user } = renderApp(<MissionDashboard />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível carregar o progresso das missões.');

    serve(0);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('link', { name: 'INICIAR MISSÃO 1' })).toBeInTheDocument();
  });
});
