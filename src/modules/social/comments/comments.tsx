import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Comment, Post } from '../contract-posts.ts'
import { useRights } from '../profile/use-rights.ts'
import { posts } from '../social-client.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentRow } from './comment-row.tsx'
import styles from './comments.module.css'

interface CommentsProps {
  post: Post
  isWhole: boolean
}

const countComments = (comments: readonly Comment[]) =>
  comments.reduce((sum, { data }) => sum + 1 + data.replies.length, 0)

/** The comments on a post: the latest, all on demand, and a field for a new one. */
export function Comments({ post, isWhole }: CommentsProps) {
  const t = useTexts('social')
  const { canPost } = useRights()
  const [isAll, setAll] = useState(false)
  const [answeredId, setAnsweredId] = useState<number>()
  const { data: response, isFetching } = useQuery({
    ...posts.show.query({ params: { id: post.id } }),
    enabled: isAll && !isWhole,
  })
  const { comments } = (isAll && response ? response : post).data
  const isShort = countComments(comments) < post.commentCount
  return (
    <div className={styles.comments} role="group" aria-label={t('comments.label')}>
      {isShort && !isWhole && (
        <button type="button" className={styles.all} aria-busy={isFetching} onClick={() => setAll(true)}>
          {t('comments.all', { count: post.commentCount })}
        </button>
      )}
      {comments.length > 0 && (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <li key={comment.id} className={styles.thread}>
              <CommentRow post={post} comment={comment} onReply={() => setAnsweredId(comment.id)} />
              {(comment.data.replies.length > 0 || answeredId === comment.id) && (
                <ul className={styles.replies}>
                  {comment.data.replies.map((reply) => (
                    <li key={reply.id}>
                      <CommentRow post={post} comment={reply} onReply={() => setAnsweredId(comment.id)} />
                    </li>
                  ))}
                  {answeredId === comment.id && (
                    <li>
                      <CommentForm post={post} answeredComment={comment} onDone={() => setAnsweredId(undefined)} />
                    </li>
                  )}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {canPost && <CommentForm post={post} />}
    </div>
  )
}
