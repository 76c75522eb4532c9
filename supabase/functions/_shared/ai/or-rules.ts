import { AiError } from './errors.ts';
import type { AiProvider } from './provider.ts';

/** Leaves the job time to fall back on the rules before it ends. */
const AI_TIMEOUT_MS = 60_000;

/**
 * Lets the model do the work where there is one. Where it fails, what the rules found is the
 * result, and says so in `motor`: an honest smaller answer beats an apology.
 */
export async function aiOrRules<Result extends object>(
  ai: AiProvider | null,
  signal: AbortSignal,
  withAi: (ai: AiProvider, signal: AbortSignal) => Promise<Result>,
  withRules: () => Result,
): Promise<Result & { motor: 'ia' | 'regras' }> {
  if (!ai) return { ...withRules(), motor: 'regras' };
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(AI_TIMEOUT_MS)]);
    return { ...(await withAi(ai, limit)), motor: 'ia' };
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    console.warn(`The model gave nothing usable (${error.failure}): ${error.message}`);
    return { ...withRules(), motor: 'regras' };
  }
}
