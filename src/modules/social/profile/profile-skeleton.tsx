import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import styles from './profile-header.module.css'

/** Placeholder of the header while it loads. */
export const ProfileSkeleton = () => (
  <section className={styles.header} aria-busy>
    <Skeleton className={styles.cover} />
    <div className={styles.person}>
      <span className={styles.face}>
        <Skeleton circle width={112} height={112} />
      </span>
      <div className={styles.words}>
        <Skeleton width={220} height={28} />
        <p className="row wrap gap-1-2 margin-block-start-1 text-quiet">
          <Skeleton width={160} height={16} />
        </p>
      </div>
    </div>
    <Skeleton height={52} />
  </section>
)
