import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './ticket-row.module.css'

export const RowSkeleton = () => (
  <li className={styles.row} aria-hidden>
    <span className={styles.select}>
      <Skeleton width={18} height={18} />
    </span>
    <span className={styles.priority} />
    <span className={styles.main}>
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </span>
    <span className={styles.sla}>
      <Skeleton width={96} />
    </span>
    <span className={styles.status}>
      <Skeleton width={72} height={24} />
    </span>
    <span className={styles.agent}>
      <Skeleton circle width={28} height={28} />
    </span>
  </li>
)
