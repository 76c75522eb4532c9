import {
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AiJobRow, ProgressScript } from '@/types/ai-job';
import { aiJobState, JOB_TIMEOUT_MS, type AiJobState, type Sent } from './ai-job-state';
import type { Notice } from './query-client';
import { useJobStart } from './use-job-start';

export type { AiJobState };

type AiJobOptions<Input, Row extends AiJobRow, Key extends QueryKey> = {
  /** Asks for a job. It resolves when the request is accepted; the result comes with the row. */
  submit: (input: Input) => Promise<void>;
  /** The user's latest row: the only source of truth. */
  latest: UseQueryOptions<Row | null, Error, Row | null, Key>;
  script: ProgressScript;
  success: Notice;
  /** A sentence from the function replaces the description. */
  error: Required<Notice>;
  /** How often the row is read while a result is awaited, in case realtime is lost. */
  pollMs: number;
  timeoutMs?: number;
};

/**
 * One job of an AI tool, from the request to its result. Realtime and polling only refresh the
 * query and every state follows from it, so that a reload and a second tab show the same job.
 */
export function useAiJob<Input, Row extends AiJobRow, Key extends QueryKey>({
  submit,
  latest,
  script,
  success,
  error,
  pollMs,
  timeoutMs = JOB_TIMEOUT_MS,
}: AiJobOptions<Input, Row, Key>) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationKey: latest.queryKey,
    mutationFn: ({ input }: { input: Input; replaces: string | undefined }) => submit(input),
    meta: { success, error, invalidates: [latest.queryKey] },
  });
  const sent: Sent = {
    status: mutation.status,
    at: mutation.submittedAt,
    replaces: mutation.variables?.replaces,
    error: mutation.error,
  };

  const { startOf, remember } = useJobStart(`espera:${latest.queryKey.join(':')}`, sent);
  const [tick, setTick] = useState(Date.now);
  const stateOf = ({ data: row, status, dataUpdatedAt }: Read<Row>) => {
    // The tick stands still while nothing is awaited.
    const now = Math.max(tick, dataUpdatedAt, sent.at);
    const startedAt = row ? startOf(row, dataUpdatedAt) : now;
    return aiJobState(
      { row, hasLoadError: status === 'error', sent, startedAt, now },
      { script, failureMessage: error.description, timeoutMs },
    );
  };

  const query = useQuery({
    ...latest,
    refetchInterval: ({ state: read }) => (stateOf(read).status === 'waiting' ? pollMs : false),
  });
  if (query.data) remember(query.data, query.dataUpdatedAt);

  const state = stateOf(query);
  const isWaiting = state.status === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setInterval(() => setTick(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [isWaiting]);

  return {
    state,
    isBusy: isWaiting || state.status === 'submitting',
    latest: query.data ?? null,
    submit: (input: Input) => {
      // A double click arrives before the button is disabled.
      if (queryClient.isMutating({ mutationKey: latest.queryKey }) > 0) return;
      mutation.mutate({ input, replaces: query.data?.job_id });
    },
    reload: () => void query.refetch(),
  };
}

type Read<Row> = { data: Row | null | undefined; status: string; dataUpdatedAt: number };
