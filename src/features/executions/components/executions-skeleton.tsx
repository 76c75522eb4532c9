import { Skeleton, SkeletonGroup } from '@/components/feedback/skeleton';
import { EXECUTION_IDS } from '@/content/executions';

export function ExecutionsSkeleton() {
  return (
    <SkeletonGroup label="Carregando execuções..." className="space-y-8">
      <Skeleton className="h-60 w-full rounded-3xl md:h-42" />
      <Skeleton className="h-16 w-full" />
      <div className="space-y-3">
        {EXECUTION_IDS.map((id) => (
          <Skeleton key={id} className="h-21 w-full rounded-2xl" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
