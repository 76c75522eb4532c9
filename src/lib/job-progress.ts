import type { PhaseStart, ProgressScript } from '@/types/ai-job';

/** How long the completion message stays. */
export const COMPLETION_MS = 1500;

const PHASE_STARTS: readonly PhaseStart[] = [90, 70, 50, 30, 10, 0];

/**
 * An estimate, not a measure: it grows with time and stops at 99, because only the result itself
 * completes the bar, and only a bar that has been moving.
 */
export function progressAt(elapsedMs: number, incrementPerSecond: number, hasResult = false) {
  const progress = Math.max(0, (elapsedMs / 1000) * incrementPerSecond);
  if (hasResult) return progress > 0 ? 100 : 0;
  return Math.min(99, progress);
}

export function phaseMessage(progress: number, { phases, completed }: ProgressScript) {
  if (progress >= 100) return completed;
  return phases[PHASE_STARTS.find((start) => progress >= start) ?? 0];
}
