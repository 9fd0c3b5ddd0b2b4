import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './notes-skeleton.module.css'

const lines = [4, 2, 6, 3, 5, 2, 4, 3]

/** Placeholder of notes that are loading. */
export const NotesSkeleton = ({ layout }: { layout: 'grid' | 'list' }) => (
  <div className={styles.board} data-layout={layout} aria-hidden>
    {lines.map((count, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the cards are static
      <div key={index} className={styles.card}>
        <Skeleton width="70%" height={18} />
        <SkeletonText lines={count} />
      </div>
    ))}
  </div>
)
