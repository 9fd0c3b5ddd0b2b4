import { Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton, SkeletonText } from '#platform/ui/states/skeleton.tsx'
import type { Post } from '../contract-posts.ts'
import { commentsPerPage, commentsQuery } from '../first-queries.ts'
import { useRights } from '../use-rights.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentThread } from './comment-thread.tsx'
import styles from './comments.module.css'

/** The comments on a post, newest first, with a field for a new one. */
export function Comments({ post }: { post: Post }) {
  const t = useTexts('blog')
  const rights = useRights()
  const [limit, setLimit] = useState(commentsPerPage)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...commentsQuery(post.id, limit),
    placeholderData: keepPreviousData,
  })
  const hiddenCount = data ? data.total - data.items.length : 0
  return (
    <Card
      title={t('comments.title')}
      aside={<span className={styles.count}>{t('comments.count', { count: post.commentCount })}</span>}
    >
      <div className="grid one-column gap-6">
        {rights.comment ? <CommentForm postId={post.id} /> : <p className={styles.quiet}>{t('comments.mayNot')}</p>}
        {error && !data && <ErrorState small as="h3" error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div className="grid one-column gap-6" role="status" aria-label={t('comments.loading')}>
            {[0, 1].map((index) => (
              <div key={index} className={styles.blank}>
                <Skeleton circle width={40} height={40} />
                <SkeletonText lines={2} />
              </div>
            ))}
          </div>
        )}
        {data?.items.length === 0 && (
          <p className={styles.quiet}>{t(rights.comment ? 'comments.none' : 'comments.noneRead')}</p>
        )}
        {data && data.items.length > 0 && (
          <ul className="grid one-column gap-6" aria-label={t('comments.title')}>
            {data.items.map((comment) => (
              <li key={comment.id}>
                <CommentThread comment={comment} post={post} />
              </li>
            ))}
          </ul>
        )}
        {hiddenCount > 0 && (
          <Button
            className={styles.more ?? ''}
            variant="outlined"
            color="secondary"
            loading={isPlaceholderData}
            onClick={() => setLimit(limit + commentsPerPage)}
          >
            {t('comments.more', { count: Math.min(hiddenCount, commentsPerPage) })}
          </Button>
        )}
      </div>
    </Card>
  )
}
