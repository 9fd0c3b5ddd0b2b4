import { IconHeart, IconHeartFilled, IconMessageCircle, IconShare3 } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCompose } from '../edit/compose-context.ts'
import type { Post } from '../contract-posts.ts'
import { useRights } from '../profile/use-rights.ts'
import { posts } from '../social-client.ts'
import { LikersButton } from './likers-button.tsx'
import styles from './post-actions.module.css'
import { useLike } from './use-post-actions.ts'

/** Like, comment and share, each with its count. */
export function PostActions({ post }: { post: Post }) {
  const t = useTexts('social')
  const { canPost } = useRights()
  const compose = useCompose()
  const like = useLike(post)
  const { likes } = post.data
  const hasFigures = likes.value > 0 || post.commentCount > 0 || post.shareCount > 0
  return (
    <div className="grid gap-2">
      {hasFigures && (
        <p className="row wrap gap-0-4 text-quiet text-13">
          {likes.value > 0 && (
            <LikersButton className={styles.figure} query={posts.likers.query({ params: { id: post.id } })}>
              {t('post.likes', { count: likes.value })}
            </LikersButton>
          )}
          {post.commentCount > 0 && <span>{t('post.comments', { count: post.commentCount })}</span>}
          {post.shareCount > 0 && <span>{t('post.shares', { count: post.shareCount })}</span>}
        </p>
      )}
      {canPost && (
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            data-kind="like"
            aria-pressed={likes.like}
            onClick={() => like(!likes.like)}
          >
            {likes.like ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} aria-hidden />}
            {t(likes.like ? 'post.liked' : 'post.like')}
          </button>
          <button
            type="button"
            className={styles.action}
            data-kind="comment"
            onClick={({ currentTarget }) =>
              currentTarget.closest('[data-post]')?.querySelector<HTMLElement>('[data-writing] textarea')?.focus()
            }
          >
            <IconMessageCircle size={20} aria-hidden />
            {t('post.comment')}
          </button>
          <button
            type="button"
            className={styles.action}
            aria-haspopup="dialog"
            onClick={() => compose({ kind: 'share', post })}
          >
            <IconShare3 className="mirrored" size={20} aria-hidden />
            {t('post.share')}
          </button>
        </div>
      )}
    </div>
  )
}
