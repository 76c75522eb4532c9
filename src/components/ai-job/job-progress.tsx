import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { ProgressBar } from '@/components/ui/progress-bar';
import { COMPLETION_MS, phaseMessage } from '@/lib/job-progress';
import type { AiJobState } from '@/lib/use-ai-job';
import type { AiJobRow, ProgressScript } from '@/types/ai-job';

type JobProgressProps = {
  state: AiJobState<AiJobRow>;
  script: ProgressScript;
  label: string;
};

/** The bar of a running job. With the result it runs full, says so, and leaves. */
export function JobProgress({ state, script, label }: JobProgressProps) {
  const isRunning = 'progress' in state;
  const isCompleting = useCompletion(isRunning, state.status === 'succeeded');
  const progress = isRunning ? state.progress : isCompleting ? 100 : null;
  const message = progress === null ? '' : phaseMessage(progress, script);

  return (
    <>
      {/* Always in the page: a live region that comes with its text is often not read out. */}
      <p role="status" className="sr-only">
        {message}
      </p>
      {/* The room it took closes after it, so that the result glides up instead of jumping. */}
      <div
        className={clsx(
          'transition-[min-height]',
          progress === null ? 'min-h-0' : 'min-h-[4.125rem]',
        )}
      >
        {progress !== null && (
          <div className="flex flex-col gap-2.5 pb-6">
            <p aria-hidden className="flex items-baseline justify-between gap-4 text-sm">
              <span className="font-medium">{message}</span>
              <span className="text-muted tabular-nums">{Math.round(progress)}%</span>
            </p>
            <ProgressBar value={progress} label={label} />
          </div>
        )}
      </div>
    </>
  );
}

/** True for a moment after a running job has succeeded; never for a result that was already there. */
function useCompletion(isRunning: boolean, hasSucceeded: boolean) {
  const [wasRunning, setWasRunning] = useState(isRunning);
  const [isCompleting, setIsCompleting] = useState(false);
  if (isRunning !== wasRunning) {
    setWasRunning(isRunning);
    setIsCompleting(!isRunning && hasSucceeded);
  }
  useEffect(() => {
    if (!isCompleting) return;
    const timer = window.setTimeout(() => setIsCompleting(false), COMPLETION_MS);
    return () => window.clearTimeout(timer);
  }, [isCompleting]);
  return isCompleting;
}
