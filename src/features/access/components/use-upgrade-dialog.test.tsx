import { screen, waitFor } from '@testing-library/react';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp, testUser } from '@/testing/render';
import { accessKeys } from '../api/keys';
import { useUpgradeDialog } from './use-upgrade-dialog';

const userId = testUser.status === 'signed-in' ? testUser.userId : '';
let isPro = false;

function Page() {
  const { openUpgrade, upgradeDialog } = useUpgradeDialog();
  return (
    <>
      <button type="button" onClick={openUpgrade}>
        abrir
      </button>
      {upgradeDialog}
    </>
  );
}

describe('useUpgradeDialog', () => {
  it('takes its offer away once the operator has granted PRO, for good', async () => {
    stubFetch({
      '/rest/v1/usuarios': () =>
        json([{ is_pro: isPro, email: 'a@b.com.br', nome: null, mostrar_botao_wpp: false }]),
      '/rpc/ensure_user_credits': () =>
        json({ credits_available: 0, credits_used: 0, plan_type: 'free' }),
    });
    const { user, queryClient } = renderApp(<Page />);
    const flip = async (next: boolean) => {
      isPro = next;
      await queryClient.invalidateQueries({ queryKey: accessKeys.profile(userId) });
    };
    await user.click(screen.getByRole('button', { name: 'abrir' }));
    expect(await screen.findByRole('dialog', { name: 'Seja PRO' })).toBeVisible();
    await flip(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await flip(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
