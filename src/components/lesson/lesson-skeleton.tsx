import { Skeleton, SkeletonGroup } from '@/components/feedback/skeleton';

/** The outline of a lesson, in the places where its parts will stand. */
export function LessonSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton className="mb-4 h-9 w-24" />
      <Skeleton className="h-9 w-4/5 max-w-xl md:h-11" />
      <Skeleton className="mt-3 mb-8 h-6 w-full max-w-2xl" />
      <Skeleton className="h-64 w-full md:h-52" />
      <div className="mt-12 space-y-4">
        <Skeleton className="h-8 w-2/3 max-w-sm" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-40 w-full" />
      </div>
    </SkeletonGroup>
  );
}
