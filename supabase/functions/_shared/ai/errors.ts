import { APIError, APIUserAbortError, APIConnectionTimeoutError } from './openai.ts';

export type AiFailure = 'tempo_esgotado' | 'indisponivel' | 'recusa' | 'resposta_invalida';

/** Why the model gave nothing usable, whatever the provider. */
export class AiError extends Error {
  override name = 'AiError';

  constructor(
    readonly failure: AiFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function toAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  const isTimeout =
    error instanceof APIUserAbortError ||
    error instanceof APIConnectionTimeoutError ||
    (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name));
  if (isTimeout) return new AiError('tempo_esgotado', 'The model took too long', { cause: error });
  const status = error instanceof APIError && error.status ? ` (HTTP ${error.status})` : '';
  return new AiError('indisponivel', `The model could not be reached${status}`, { cause: error });
}
