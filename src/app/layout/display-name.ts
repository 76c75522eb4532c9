/** The part of the e-mail before the @, or 'Usuário'. */
export function displayName(email: string | null | undefined) {
  const name = email?.split('@')[0] ?? '';
  return name === '' ? 'Usuário' : name;
}
