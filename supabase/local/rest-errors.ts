/**
 * Supabase Lite answers a check violation and a `raise exception` with 500 `SUP`; PostgREST says
 * 400 and gives the SQLSTATE. Rewritten as PostgREST's own "custom error", both reach the client as
 * on a hosted project. The other codes that the app can meet are already right.
 */
const BAD_REQUEST = /^(23514|23P01|P0001)$/;

type DatabaseError = {
  code: string;
  message: string;
  detail?: string | null;
  hint?: string | null;
};

export function asPostgrestError(error: unknown): unknown {
  if (!isDatabaseError(error) || !BAD_REQUEST.test(error.code)) return error;
  const { code, message, detail = null, hint = null } = error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
