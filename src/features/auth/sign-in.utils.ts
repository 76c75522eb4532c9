/**
 * A buyer often types the document as it is printed. A value shaped like a formatted CPF
 * (000.000.000-00) or CNPJ (00.000.000/0000-00) is sent as digits; anything else stays as typed.
 */
export function normalizePassword(value: string) {
  const trimmed = value.trim();
  const isFormatted =
    /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(trimmed) ||
    /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/.test(trimmed);
  return isFormatted ? trimmed.replace(/\D/g, '') : value;
}

/** What the sign-in says when it fails. The answer never tells an unknown e-mail from a wrong password. */
export function signInFailure(error: unknown): { title: string; description: string } {
  const isFromAuth =
    error instanceof Error && 'code' in error && error.name !== 'AuthRetryableFetchError';
  if (!isFromAuth) return { title: 'Erro', description: 'Erro inesperado. Tente novamente.' };
  const description =
    error.message === 'Invalid login credentials' ? 'Email ou senha incorretos' : error.message;
  return { title: 'Erro no login', description };
}
