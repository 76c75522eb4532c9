import { screen, within } from '@testing-library/react';
import { json, stubFetch } from '@/testing/fetch';
import { renderApp } from '@/testing/render';
import { displayName } from './display-name';
import { Sidebar } from './sidebar';

function serve(row: { is_pro: boolean; mostrar_botao_wpp: boolean }) {
  stubFetch({
    '/rpc/ensure_user_credits': () =>
      json({ credits_available: 0, credits_used: 0, plan_type: 'free' }),
    '/rest/v1/usuarios': (request) => {
      const body = { ...row, email: 'camila.souza@exemplo.com.br', nome: null };
      const isSingle = request.headers.get('accept')?.includes('vnd.pgrst.object');
      return json(isSingle ? body : [body]);
    },
  });
}

describe('Sidebar', () => {
  it('locks PRO entries for a free user: the click asks for an upgrade and goes nowhere', async () => {
    serve({ is_pro: false, mostrar_botao_wpp: false });
    const onLocked = vi.fn();
    const { user } = renderApp(<Sidebar onLocked={onLocked} />);
    const entry = await screen.findByRole('button', { name: /Central de Análise.*PRO/ });
    await user.click(entry);
    expect(onLocked).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link', { name: /Central de Análise/ })).not.toBeInTheDocument();
  });

  it('links PRO entries for PRO and shows AGENTE WPP only with the flag', async () => {
    serve({ is_pro: true, mostrar_botao_wpp: true });
    renderApp(<Sidebar onLocked={() => undefined} />);
    expect(await screen.findByRole('link', { name: /AGENTE WPP/ })).toHaveAttribute(
      'href',
      '/agente-wpp',
    );
    expect(screen.getByRole('link', { name: /Central de Análise/ })).toBeVisible();
    expect(screen.getByText('Plano PRO')).toBeVisible();
  });

  it('claims no plan and locks nothing while the plan is being read', () => {
    stubFetch({ '/rest/v1/': () => new Promise<Response>(() => undefined) });
    renderApp(<Sidebar onLocked={() => undefined} />);
    expect(screen.getByRole('link', { name: /Central de Análise/ })).toBeVisible();
    expect(screen.queryByText(/^Plano/)).not.toBeInTheDocument();
  });

  it('hides AGENTE WPP without the flag and shows the footer of the specification', async () => {
    serve({ is_pro: false, mostrar_botao_wpp: false });
    renderApp(<Sidebar onLocked={() => undefined} />);
    const footer = within(screen.getByRole('contentinfo'));
    expect(await footer.findByText('camila.souza')).toBeVisible();
    expect(footer.getByText('Plano FREE')).toBeVisible();
    expect(footer.getByText('v2.0.1')).toBeVisible();
    expect(footer.getByRole('button', { name: 'Sair' })).toBeVisible();
    expect(screen.queryByText('AGENTE WPP')).not.toBeInTheDocument();
  });

  it('copies the support e-mail and says so; when refused, asks to copy by hand', async () => {
    serve({ is_pro: false, mostrar_botao_wpp: false });
    const { user } = renderApp(<Sidebar onLocked={() => undefined} />);
    const support = screen.getByRole('button', { name: 'Suporte' });
    await user.click(support);
    expect(await screen.findByText('Email copiado!')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('@');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(support);
    expect(await screen.findByText('Aviso')).toBeInTheDocument();
  });
});

describe('displayName', () => {
  it.each([
    ['ana@exemplo.com.br', 'ana'],
    ['', 'Usuário'],
    ['@exemplo.com', 'Usuário'],
    [undefined, 'Usuário'],
  ])('of %j is %s', (email, name) => {
    expect(displayName(email)).toBe(name);
  });
});
