import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './ticket-pane.module.css'

export const PaneSkeleton = () => (
  <div className={styles.body} aria-busy>
    <div className={styles.talk}>
      <div className="column flex-1 gap-3 min-block-0 padding-4 scroll-y scroll-contain" aria-hidden>
        <Skeleton width="70%" height={28} />
        <Skeleton height={120} />
        <Skeleton height={88} />
        <Skeleton height={88} />
      </div>
    </div>
    <div className={styles.about} aria-hidden>
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} height={36} />
      ))}
    </div>
  </div>
)
