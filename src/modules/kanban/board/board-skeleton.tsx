import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import styles from './board-skeleton.module.css'

const columns = [
  [1, 2, 1, 3],
  [2, 1, 2],
  [1, 2],
  [2, 1, 1],
]

/** Placeholder of a board that is loading. */
export const BoardSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={styles.board}>
    {columns.map((cards, column) => (
      // oxlint-disable-next-line react/no-array-index-key -- the columns are static
      <div key={column} className={styles.column}>
        <Skeleton width="45%" height={20} />
        {cards.map((lines, card) => (
          // oxlint-disable-next-line react/no-array-index-key -- the cards are static
          <div key={card} className={styles.card}>
            <SkeletonText lines={lines + 1} />
          </div>
        ))}
      </div>
    ))}
  </div>
)
