import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './contact-card.module.css'

/** The shape of a contact on its way. */
export const DetailSkeleton = () => (
  <div className={styles.card}>
    <div className={styles.top}>
      <Skeleton circle width={88} height={88} />
      <Skeleton width={180} height={24} className={styles.name} />
      <Skeleton width={120} />
    </div>
    <SkeletonText lines={5} />
  </div>
)
