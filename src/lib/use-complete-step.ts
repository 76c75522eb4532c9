import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { PathStep } from './learning-path';
import type { Notice } from './query-client';
import { useUserId } from './session';
import { useMounted } from './use-mounted';

type CompleteStep = {
  keys: { all: QueryKey; progress: (userId: string) => QueryKey };
  /** Asks the server, which answers with the whole path. */
  complete: (id: number) => Promise<PathStep[]>;
  id: number;
  notices: { success: Notice; failure?: Notice };
  /** Runs as soon as the server has answered; not for who has left the lesson, or signed out, by then. */
  onCompleted: () => void;
};

/** Finishing a mission or an execution, as its lesson shows it. */
export function useCompleteStep({ keys, complete, id, notices, onCompleted }: CompleteStep) {
  const userId = useUserId();
  const queryClient = useQueryClient();
  const isOpen = useMounted();
  const mutationKey = [...keys.all, 'complete', id];
  const { mutate, isPending, isError } = useMutation({
    mutationKey,
    mutationFn: () => complete(id),
    meta: {
      success: notices.success,
      ...(notices.failure ? { error: notices.failure } : {}),
      invalidates: [keys.all],
    },
    onSuccess: (steps) => {
      queryClient.setQueryData(keys.progress(userId), steps);
      if (isOpen.current) onCompleted();
    },
  });

  const onFinish = () => {
    // `isPending` arrives with the next render; a second press may come sooner.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate();
  };
  return { isPending, isError, onFinish };
}
