/** An error whose message, in Portuguese, is meant for the user. Everything else becomes a 500. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const errors = {
  invalidInput: (message: string) => new HttpError(400, 'entrada_invalida', message),
  unauthenticated: () =>
    new HttpError(401, 'nao_autenticado', 'Sua sessão expirou ou é inválida. Entre novamente.'),
  proOnly: () =>
    new HttpError(
      403,
      'somente_pro',
      'Esta funcionalidade é exclusiva do plano PRO. Faça upgrade para usar.',
    ),
  methodNotAllowed: () =>
    new HttpError(405, 'metodo_invalido', 'Use o método POST.', { Allow: 'POST, OPTIONS' }),
  tooLarge: () =>
    new HttpError(413, 'corpo_grande', 'O conteúdo enviado é grande demais. Envie um texto menor.'),
  tooManyRequests: (seconds: number) =>
    new HttpError(
      429,
      'muitas_tentativas',
      `Você enviou muitos pedidos em pouco tempo. Tente de novo em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
      { 'Retry-After': String(seconds) },
    ),
  unexpected: () =>
    new HttpError(
      500,
      'erro_interno',
      'Algo deu errado do nosso lado. Tente novamente em instantes.',
    ),
};
