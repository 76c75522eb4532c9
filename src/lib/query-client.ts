import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { toast } from 'sonner';
import { toAppError, userMessage } from './errors';
import { renewSession } from './session-store';
import { markStale } from './mark-stale';
import { publishInvalidation } from './tab-sync';

export type Notice = { title: string; description?: string };

type MutationMeta = {
  /** Queries to refetch once the mutation has settled, here and in the other tabs. */
  invalidates?: readonly QueryKey[];
  success?: Notice;
  /** Shown as written; a sentence from our own functions replaces the description. */
  error?: Notice;
};

declare module '@tanstack/react-query' {
  // Declaration merging works on interfaces only.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
  }
}

const FINAL: readonly string[] = [
  'unauthorized',
  'forbidden',
  'invalid',
  'not-found',
  'rate-limited',
];

/** Only faults that may pass by themselves are tried again, twice. */
export function shouldRetry(failures: number, error: unknown) {
  return failures < 2 && !FINAL.includes(toAppError(error).kind);
}

/** A session that the server refuses must not leave its user among failing pages. */
function checkSession(error: unknown) {
  if (toAppError(error).kind !== 'unauthorized') return;
  renewSession().catch((failure: unknown) => console.error('[sessão]', failure));
}

export function createQueryClient() {
  // The cache is emptied when the user leaves: a late answer says nothing to the next one.
  const isCurrent = ({ mutationId }: { mutationId: number }) =>
    queryClient
      .getMutationCache()
      .getAll()
      .some((kept) => kept.mutationId === mutationId);
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        console.error('[consulta]', query.queryKey, error);
        checkSession(error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        const { meta } = mutation;
        if (meta?.success && isCurrent(mutation))
          toast.success(meta.success.title, { description: meta.success.description });
      },
      onError: (error, _variables, _result, mutation) => {
        const { meta } = mutation;
        console.error('[gravação]', error);
        checkSession(error);
        if (!meta?.error || !isCurrent(mutation)) return;
        const { title, description = '' } = meta.error;
        toast.error(title, { description: userMessage(error, description) });
      },
      onSettled: async (_data, error, _variables, _result, { meta }) => {
        if (!meta?.invalidates) return;
        publishInvalidation(meta.invalidates);
        const refetch = Promise.all(
          meta.invalidates.map((queryKey) => markStale(queryClient, queryKey)),
        );
        // A failed write is over at once: with the network gone, the refetch would hold it for long.
        if (!error) await refetch;
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: shouldRetry },
      // Offline, a write fails at once and says so: a spend is never queued behind the user's back.
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return queryClient;
}
