import {
  FunctionsFetchError,
  FunctionsHttpError,
  isAuthRetryableFetchError,
} from '@supabase/supabase-js';

export type ErrorKind =
  'offline' | 'unauthorized' | 'forbidden' | 'invalid' | 'rate-limited' | 'not-found' | 'server';

/**
 * The one error type that leaves the data layer. `message` is fit for a user when `isForUser` is
 * set (our own functions write it); otherwise screens show their own text.
 */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string | undefined;
  readonly isForUser: boolean;

  constructor(
    kind: ErrorKind,
    message: string,
    options: { code?: string | undefined; isForUser?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.kind = kind;
    this.code = options.code;
    this.isForUser = options.isForUser ?? false;
  }
}

const OFFLINE = 'Sem conexão com a internet.';

export function offlineError(cause?: unknown) {
  return new AppError('offline', `${OFFLINE} Confira sua rede e tente de novo.`, {
    isForUser: true,
    cause,
  });
}

function kindOfStatus(status: number): ErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404 || status === 406) return 'not-found';
  if (status === 429) return 'rate-limited';
  return status >= 400 && status < 500 ? 'invalid' : 'server';
}

/** Postgres codes whose HTTP status alone would mislead. */
const kindOfCode: Record<string, ErrorKind> = {
  PGRST116: 'not-found',
  PGRST301: 'unauthorized',
  PGRST303: 'unauthorized',
};

function isNetworkFailure(error: unknown) {
  return (
    error instanceof FunctionsFetchError ||
    isAuthRetryableFetchError(error) ||
    (error instanceof Error && /fetch|network|load failed/i.test(error.message))
  );
}

/** The fields of a foreign error that are texts; a body that is no object has none. */
function textsOf(value: unknown) {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Classifies whatever supabase-js gives back; `status` is that of the HTTP answer where known. */
export function toAppError(error: unknown, status?: number): AppError {
  if (error instanceof AppError) return error;
  if (isNetworkFailure(error) || status === 0) return offlineError(error);
  const message = error instanceof Error ? error.message : textsOf(error).message;
  const { code } = textsOf(error);
  const kind = kindOfCode[code ?? ''] ?? kindOfStatus(status ?? 500);
  return new AppError(kind, message ?? 'Erro inesperado.', { code, cause: error });
}

/** Edge functions answer `{ error, code }`, with a Portuguese sentence that says what to do. */
export async function toFunctionError(error: unknown): Promise<AppError> {
  if (!(error instanceof FunctionsHttpError)) return toAppError(error);
  const response: unknown = error.context;
  if (!(response instanceof Response)) return toAppError(error);
  const body = textsOf(await response.json().catch(() => null));
  const kind = kindOfStatus(response.status);
  return body.error
    ? new AppError(kind, body.error, { code: body.code, isForUser: true, cause: error })
    : new AppError(kind, 'Erro inesperado.', { cause: error });
}

/** Unwraps a PostgREST answer: the data, or an AppError thrown. */
export function unwrap<T>(result: { data: T; error: unknown; status: number }): NonNullable<T> {
  const { data, error, status } = result;
  if (error) throw toAppError(error, status);
  if (data === null || data === undefined)
    throw new AppError('not-found', 'Registro não encontrado.');
  return data;
}

/**
 * The sentence to show: the function's own where there is one, else `fallback`, to which a lost
 * network adds the reason.
 */
export function userMessage(error: unknown, fallback: string) {
  if (!(error instanceof AppError && error.isForUser)) return fallback;
  return error.kind === 'offline' && fallback ? `${fallback} ${OFFLINE}` : error.message;
}
