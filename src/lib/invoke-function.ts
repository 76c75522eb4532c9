import { AppError, toFunctionError } from './errors';
import { supabase } from './supabase';

/** The functions answer at once and work on in the background: more than this is a lost request. */
const ANSWER_WITHIN_MS = 20_000;

/** Calls an edge function; `fallback` is the error where the function gives no message. */
export async function invokeFunction(
  name: string,
  body: Record<string, unknown>,
  fallback: string,
): Promise<void> {
  const answer = await supabase.functions.invoke(name, { body, timeout: ANSWER_WITHIN_MS });
  if (!answer.error) return;
  const failure = await toFunctionError(answer.error);
  throw failure.isForUser ? failure : new AppError(failure.kind, fallback, { cause: failure });
}
