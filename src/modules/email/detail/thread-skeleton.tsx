import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'

/** Placeholder of a conversation that is loading. */
export const ThreadSkeleton = () => (
  <div className="grid content-start gap-5 padding-5" aria-hidden>
    <Skeleton width="55%" height={22} />
    <span className="row gap-3">
      <Skeleton circle width={40} height={40} />
      <Skeleton width="40%" />
    </span>
    <SkeletonText lines={6} />
  </div>
)
