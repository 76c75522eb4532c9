import { screen, waitFor } from '@testing-library/react';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp, testUser } from '@/testing/render';
import { accessKeys } from '../api/keys';
import { FeatureGate } from './feature-gate';

const gate = (
  <FeatureGate feature="central-analise">
    <p>ferramenta</p>
  </FeatureGate>
);
const userId = testUser.status === 'signed-in' ? testUser.userId : '';

/** The database row that the next read finds. */
let row: Record<string, unknown>;
const credits = () => json({ credits_available: 30, credits_used: 0, plan_type: 'pro' });
const serve = (usuarios: () => Response) =>
  stubFetch({ '/rest/v1/usuarios': usuarios, '/rpc/ensure_user_credits': credits });
const serveRow = () => serve(() => json([row]));
const serveFailure = () => serve(() => json({ message: 'x' }, 500));

beforeEach(() => {
  row = { is_pro: true, email: 'ana@exemplo.com.br', nome: null, mostrar_botao_wpp: false };
});

describe('FeatureGate', () => {
  it('checks before it decides, then opens for PRO', async () => {
    serveRow();
    renderApp(gate);
    expect(screen.getByText('Verificando acesso...')).toBeVisible();
    expect(await screen.findByText('ferramenta')).toBeVisible();
  });

  it('shows a free user the upgrade screen and the toast, and where to ask', async () => {
    row = { ...row, is_pro: false };
    serveRow();
    const { user } = renderApp(gate);
    expect(await screen.findByRole('heading', { name: 'Central de Análise PRO' })).toBeVisible();
    expect(await screen.findByText('Acesso Restrito')).toBeInTheDocument();
    expect(screen.queryByText('ferramenta')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fazer Upgrade para PRO' }));
    expect(
      await screen.findByText(
        'Entre em contato para fazer upgrade para PRO e desbloquear todos os recursos.',
      ),
    ).toBeInTheDocument();
  });

  it('follows the operator: the gate closes and opens while the page is on the screen', async () => {
    serveRow();
    const { queryClient, user } = renderApp(gate);
    await screen.findByText('ferramenta');
    row = { ...row, is_pro: false };
    await queryClient.invalidateQueries({ queryKey: accessKeys.profile(userId) });
    await waitFor(() => expect(screen.queryByText('ferramenta')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Fazer Upgrade para PRO' }));
    expect(await screen.findByText('Acesso Restrito')).toBeInTheDocument();
    expect(await screen.findByText('Upgrade PRO')).toBeInTheDocument();
    row = { ...row, is_pro: true };
    await queryClient.invalidateQueries({ queryKey: accessKeys.profile(userId) });
    expect(await screen.findByText('ferramenta')).toBeVisible();
    // Nothing on the screen still says that it is shut.
    await waitFor(() => expect(screen.queryByText('Acesso Restrito')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('Upgrade PRO')).not.toBeInTheDocument());
  });

  it('does not take an open page away because one refetch failed', async () => {
    serveRow();
    const { queryClient } = renderApp(gate);
    await screen.findByText('ferramenta');
    serveFailure();
    await queryClient.invalidateQueries({ queryKey: accessKeys.profile(userId) });
    expect(screen.getByText('ferramenta')).toBeVisible();
  });

  it('stays shut and offers to retry when the plan cannot be read', async () => {
    serveFailure();
    renderApp(gate);
    expect(await screen.findByText('Não foi possível verificar o seu acesso.')).toBeVisible();
    expect(screen.queryByText('ferramenta')).not.toBeInTheDocument();
  });
});
