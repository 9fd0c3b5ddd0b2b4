import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './thread-pane.module.css'

/** The shape of a conversation on its way. */
export const ThreadSkeleton = () => (
  <div className={styles.waiting} aria-hidden>
    <Skeleton width="55%" height={22} />
    <span className={styles.waitingHead}>
      <Skeleton circle width={40} height={40} />
      <Skeleton width="40%" />
    </span>
    <SkeletonText lines={6} />
  </div>
)
