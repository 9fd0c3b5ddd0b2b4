import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './entry-row.module.css'

/** Placeholder of the list. */
export const EntrySkeletons = () => (
  <div aria-hidden>
    {Array.from({ length: 10 }, (_, index) => (
      <div key={index} className={styles.row}>
        <Skeleton circle width={32} height={32} />
        <div className="grid min-inline-0">
          <Skeleton width={`${40 + ((index * 13) % 30)}%`} height={16} />
          <Skeleton width="24%" height={12} />
        </div>
        <Skeleton className={styles.action} width={80} height={20} />
        <Skeleton className={styles.count} width={48} height={12} />
        <Skeleton className={styles.time} width={56} height={12} />
      </div>
    ))}
  </div>
)
