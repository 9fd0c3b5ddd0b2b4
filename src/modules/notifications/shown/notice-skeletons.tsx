import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './notice-row.module.css'

/** Placeholder rows of the size of notices. */
export const NoticeSkeletons = ({ count = 5 }: { count?: number }) => (
  <div aria-hidden>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={styles.row}>
        <Skeleton circle width={40} height={40} />
        <div className="grid flex-1 gap-half min-inline-0">
          <Skeleton width={`${80 - ((row * 13) % 30)}%`} />
          <Skeleton width={120} />
        </div>
      </div>
    ))}
  </div>
)
