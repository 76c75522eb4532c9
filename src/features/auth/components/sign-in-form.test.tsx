import { act, screen, waitFor } from '@testing-library/react';
import type * as SessionStore from '@/lib/session-store';
import { renderApp } from '@/testing/render';
import { SignInForm } from './sign-in-form';

type Answer = { error: Error | null };
const signInWithPassword = vi.fn<(input: unknown) => Promise<Answer>>();

vi.mock('@/lib/session-store', async (original) => ({
  ...(await original<typeof SessionStore>()),
  connectAuth: () => Promise.resolve({ auth: { signInWithPassword } }),
}));

function authError(message: string) {
  return Object.assign(new Error(message), { name: 'AuthApiError', code: 'x' });
}

async function fillAndSubmit(email: string, password: string) {
  const { user } = renderApp(<SignInForm />);
  await user.type(screen.getByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Senha'), password);
  await user.click(screen.getByRole('button', { name: 'ENTRAR NA MISSÃO' }));
  return user;
}

beforeEach(() => {
  signInWithPassword.mockReset().mockResolvedValue({ error: null });
});

describe('SignInForm', () => {
  it('trims the e-mail, sends a formatted CPF as digits and welcomes', async () => {
    await fillAndSubmit('  ana@exemplo.com.br ', '529.982.247-25');
    expect(await screen.findByText('Acesso liberado!')).toBeInTheDocument();
    expect(signInWithPassword).toHaveBeenCalledWith({
      email: 'ana@exemplo.com.br',
      password: '52998224725',
    });
  });

  it('refuses what does not look like an e-mail and a short password, without sending', async () => {
    await fillAndSubmit('ana', '12345');
    expect(await screen.findByText('Email inválido')).toBeVisible();
    expect(screen.getByText('Senha deve ter pelo menos 11 caracteres')).toBeVisible();
    expect(signInWithPassword).not.toHaveBeenCalled();
  });

  it('accepts six characters', async () => {
    await fillAndSubmit('ana@exemplo.com.br', '123456');
    await waitFor(() => expect(signInWithPassword).toHaveBeenCalledOnce());
  });

  it.each([
    [authError('Invalid login credentials'), 'Erro no login', 'Email ou senha incorretos'],
    [authError('Email not confirmed'), 'Erro no login', 'Email not confirmed'],
    [new TypeError('Failed to fetch'), 'Erro', 'Erro inesperado. Tente novamente.'],
  ])('answers %o', async (error, title, description) => {
    signInWithPassword.mockResolvedValue({ error });
    await fillAndSubmit('ana@exemplo.com.br', '52998224725');
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com.br');
  });

  it('takes the last failure away with the next try', async () => {
    signInWithPassword.mockResolvedValueOnce({ error: authError('Invalid login credentials') });
    const user = await fillAndSubmit('ana@exemplo.com.br', '00000000000');
    expect(await screen.findByText('Erro no login')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ENTRAR NA MISSÃO' }));
    expect(await screen.findByText('Acesso liberado!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Erro no login')).not.toBeInTheDocument());
    expect(screen.getByText('Acesso liberado!')).toBeInTheDocument();
  });

  it('cannot be sent twice', async () => {
    let answer: (value: Answer) => void = () => undefined;
    signInWithPassword.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = await fillAndSubmit('ana@exemplo.com.br', '52998224725');
    const button = await screen.findByRole('button', { name: 'Acessando missão...' });
    expect(button).toBeDisabled();
    await user.click(button);
    await user.type(screen.getByLabelText('Senha'), '{Enter}');
    answer({ error: null });
    await screen.findByRole('button', { name: 'ENTRAR NA MISSÃO' });
    expect(signInWithPassword).toHaveBeenCalledOnce();
  });

  it('is sent once by a double click', async () => {
    const { user } = renderApp(<SignInForm />);
    await user.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com.br');
    await user.type(screen.getByLabelText('Senha'), '52998224725');
    const button = screen.getByRole('button', { name: 'ENTRAR NA MISSÃO' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Acesso liberado!')).toBeInTheDocument();
    expect(signInWithPassword).toHaveBeenCalledOnce();
  });

  it('shows and hides the password', async () => {
    const { user } = renderApp(<SignInForm />);
    const password = screen.getByLabelText('Senha');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});
