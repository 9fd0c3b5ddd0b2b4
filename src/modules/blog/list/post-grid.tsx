import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import type { Summary } from '../contract-posts.ts'
import { PostCard } from './post-card.tsx'
import styles from './post-grid.module.css'
import { TrashActions } from './trash-actions.tsx'

interface PostGridProps {
  label: string
  posts: readonly Summary[]
  isStale?: boolean
  level?: 2 | 3
  /** Posts in the trash can be restored or deleted, not opened. */
  isTrash?: boolean
}

export const PostGrid = ({ label, posts, isStale = false, level = 2, isTrash = false }: PostGridProps) => (
  <ul className={styles.grid} aria-label={label} aria-busy={isStale} data-stale={isStale}>
    {posts.map((post) => (
      <li key={post.id}>
        <PostCard post={post} level={level} actions={isTrash && <TrashActions post={post} />} />
      </li>
    ))}
  </ul>
)

export function GridSkeleton({ count = 6 }: { count?: number }) {
  const t = useTexts('blog')
  return (
    <div className={styles.grid} role="status" aria-label={t('posts.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="overflow-hidden rounded bg-paper shadow-card">
          <Skeleton className={styles.picture} />
          <div className={styles.lines}>
            <Skeleton width="25%" />
            <SkeletonText lines={3} />
            <Skeleton width="60%" height={28} />
          </div>
        </div>
      ))}
    </div>
  )
}
