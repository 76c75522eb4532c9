import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import type { AiJobState } from '@/lib/use-ai-job';
import type { AiJobRow, ProgressScript } from '@/types/ai-job';
import { JobFrame, type JobTexts } from './job-frame';
import { JobProgress } from './job-progress';

type JobWorkspaceProps<Row extends AiJobRow> = {
  job: { state: AiJobState<Row>; isBusy: boolean; latest: Row | null; reload: () => void };
  script: ProgressScript;
  texts: JobTexts & { progress: string };
  form: ReactNode;
  onRetry: () => void;
  /** Shows the result. */
  children: (row: Row) => ReactNode;
};

/** A tool's page: what is asked beside what is answered, one below the other on a phone. */
export function JobWorkspace<Row extends AiJobRow>(props: JobWorkspaceProps<Row>) {
  const { job, script, texts, form, onRetry, children } = props;
  const result = useRef<HTMLElement>(null);
  const isSubmitting = job.state.status === 'submitting';

  useEffect(() => {
    // On a phone the answer lies below the form, out of sight.
    const top = result.current?.getBoundingClientRect().top ?? 0;
    if (isSubmitting && top > window.innerHeight / 2) result.current?.scrollIntoView();
  }, [isSubmitting]);

  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12">
      <Card className="p-5 sm:p-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        {form}
      </Card>
      <section
        ref={result}
        aria-label="Resultado"
        className={clsx(
          'min-w-0',
          // Room to scroll the answer to the top before it is there.
          job.isBusy && 'max-lg:min-h-[calc(100dvh-6rem)]',
        )}
      >
        <JobProgress state={job.state} script={script} label={texts.progress} />
        <JobFrame
          state={job.state}
          latest={job.latest}
          texts={texts}
          onRetry={onRetry}
          onReload={job.reload}
        >
          {children}
        </JobFrame>
      </section>
    </div>
  );
}
