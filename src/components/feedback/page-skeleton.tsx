import { Skeleton, SkeletonGroup } from './skeleton';

/** While a page's chunk downloads: the shape of a header and its first cards. */
export function PageSkeleton() {
  return (
    <SkeletonGroup label="Carregando..." className="flex flex-col gap-4">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-4 h-48 w-full rounded-2xl" />
      <Skeleton className="h-32 w-full rounded-2xl" />
    </SkeletonGroup>
  );
}
