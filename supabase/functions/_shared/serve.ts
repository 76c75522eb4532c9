import { consumeRateLimit, type RateLimit, requirePro, requireUserId } from './access.ts';
import { errors } from './errors.ts';
import { errorResponse, preflightResponse, readJson } from './http.ts';
import { type AdminClient, createAdminClient } from './supabase.ts';

type Context<Input> = {
  admin: AdminClient;
  userId: string;
  input: Input;
};

export type Endpoint<Input> = {
  /** Throws an invalid-input error that names the field. */
  parse: (body: unknown) => Input;
  proOnly: boolean;
  /** One bucket for the whole function, or one for each kind of input. */
  rateLimit: (input: Input) => RateLimit;
  maxBytes?: number;
  handle: (context: Context<Input>) => Promise<Response>;
};

const DEFAULT_MAX_BYTES = 256 * 1024;

/**
 * Wraps what every function does around its own work: CORS, method, token, plan, input, rate and
 * errors, in the order that gives nothing away to a caller who may not be here.
 */
export function createHandler<Input>(endpoint: Endpoint<Input>) {
  const admin = createAdminClient();

  return async (request: Request): Promise<Response> => {
    try {
      if (request.method === 'OPTIONS') return preflightResponse();
      if (request.method !== 'POST') throw errors.methodNotAllowed();
      const userId = await requireUserId(admin, request);
      if (endpoint.proOnly) await requirePro(admin, userId);
      const body = await readJson(request, endpoint.maxBytes ?? DEFAULT_MAX_BYTES);
      const input = endpoint.parse(body);
      await consumeRateLimit(admin, userId, endpoint.rateLimit(input));
      return await endpoint.handle({ admin, userId, input });
    } catch (error) {
      return errorResponse(error);
    }
  };
}
