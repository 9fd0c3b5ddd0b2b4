import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'

/** A placeholder for the contact while it loads. */
export const DetailSkeleton = () => (
  <div className="flex-1 min-block-0 padding-card scroll-y scroll-contain">
    <div className="grid justify-items-center text-center">
      <Skeleton circle width={88} height={88} />
      <Skeleton width={180} height={24} className="margin-block-start-4 text-21 break-anywhere" />
      <Skeleton width={120} />
    </div>
    <SkeletonText lines={5} />
  </div>
)
