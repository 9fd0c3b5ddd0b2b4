import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './notes-skeleton.module.css'

const lines = [4, 2, 6, 3, 5, 2, 4, 3]

/** Cards without text, while the notes load. */
export const NotesSkeleton = ({ layout }: { layout: 'grid' | 'list' }) => (
  <div className={styles.board} data-layout={layout} aria-hidden>
    {lines.map((count, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- nothing tells them apart and nothing moves
      <div key={index} className={styles.card}>
        <Skeleton width="70%" height={18} />
        <SkeletonText lines={count} />
      </div>
    ))}
  </div>
)
