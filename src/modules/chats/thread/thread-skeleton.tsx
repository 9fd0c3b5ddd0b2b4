import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './thread-skeleton.module.css'

const widths = ['62%', '38%', '74%', '51%', '29%', '66%', '44%']

/** Placeholder of messages that are loading. */
export const ThreadSkeleton = () => (
  <div className={styles.rows}>
    {widths.map((width) => (
      <div key={width} className={styles.row}>
        <Skeleton circle width={36} height={36} />
        <div className="grid gap-2">
          <Skeleton width={120} />
          <Skeleton width={width} />
        </div>
      </div>
    ))}
  </div>
)
