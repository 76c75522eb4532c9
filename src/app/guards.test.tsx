import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SessionContext, type SessionState } from '@/lib/session';
import { renderApp, testUser } from '@/testing/render';
import { originOf, RedirectSignedIn, RequireSession } from './guards';

function AuthProbe() {
  const location = useLocation();
  return <p>entrar, vindo de {originOf(location.state)}</p>;
}

function App() {
  return (
    <Routes>
      <Route path="/auth" element={<AuthProbe />} />
      <Route
        path="*"
        element={
          <RequireSession>
            <p>página protegida</p>
          </RequireSession>
        }
      />
    </Routes>
  );
}

describe('RequireSession', () => {
  it('shows the loading screen while the session is being read', () => {
    renderApp(<App />, { path: '/missoes', session: { status: 'loading' } });
    expect(screen.getByRole('status')).toHaveTextContent('Carregando...');
  });

  it('sends a visitor to /auth and keeps the whole origin', () => {
    renderApp(<App />, {
      path: '/central-analise?aba=gerar#texto',
      session: { status: 'signed-out' },
    });
    expect(screen.getByText('entrar, vindo de /central-analise?aba=gerar#texto')).toBeVisible();
  });

  it('lets a signed-in user through', () => {
    renderApp(<App />, { path: '/missoes' });
    expect(screen.getByText('página protegida')).toBeVisible();
  });

  it('starts the pages anew for another user', async () => {
    const page = (session: SessionState) => (
      <SessionContext value={session}>
        <RequireSession>
          <input aria-label="rascunho" />
        </RequireSession>
      </SessionContext>
    );
    const { rerender } = render(page(testUser), { wrapper: MemoryRouter });
    const draft = screen.getByLabelText('rascunho');
    await userEvent.type(draft, 'segredo');
    rerender(page({ ...testUser }));
    expect(screen.getByLabelText('rascunho')).toHaveValue('segredo');
    rerender(page({ status: 'signed-in', userId: 'outra', email: undefined }));
    expect(screen.getByLabelText('rascunho')).toHaveValue('');
  });

  it('offers to try again when the session cannot be read', () => {
    renderApp(<App />, { path: '/missoes', session: { status: 'failed' } });
    expect(screen.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  });
});

describe('RedirectSignedIn', () => {
  it('takes a signed-in visitor of /auth home', () => {
    renderApp(
      <Routes>
        <Route
          path="/auth"
          element={
            <RedirectSignedIn>
              <p>formulário</p>
            </RedirectSignedIn>
          }
        />
        <Route path="/" element={<p>início</p>} />
      </Routes>,
      { path: '/auth', session: testUser },
    );
    expect(screen.getByText('início')).toBeVisible();
  });
});

describe('originOf', () => {
  it.each([
    [{ from: '/missao/3' }, '/missao/3'],
    [{ from: '//exemplo.com' }, '/'],
    [{ from: '/\\exemplo.com' }, '/'],
    [{ from: 'https://exemplo.com' }, '/'],
    [{ from: '/auth' }, '/'],
    [{ from: 7 }, '/'],
    [null, '/'],
  ])('of %j is %s', (state, expected) => {
    expect(originOf(state)).toBe(expected);
  });
});
