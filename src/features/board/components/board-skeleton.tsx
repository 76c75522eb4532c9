import { Skeleton, SkeletonGroup } from '@/components/feedback/skeleton';
import { STATUSES, statusLabels } from '../board.types';

export function BoardSkeleton() {
  return (
    <SkeletonGroup label="Carregando tarefas...">
      <Skeleton className="mb-4 h-11.5" />
      <Skeleton className="mb-6 h-11 lg:hidden" />
      <div className="grid gap-4 lg:grid-cols-3">
        {STATUSES.map((status) => (
          <div
            key={status}
            className="flex min-h-150 flex-col gap-2 rounded-2xl border border-line bg-raised/40 p-3"
          >
            <p aria-hidden className="mb-2 px-1 text-sm font-bold tracking-wide text-muted">
              {statusLabels[status]}
            </p>
            <Skeleton className="h-24" />
            <Skeleton className="h-28" />
            <Skeleton className="h-24" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
