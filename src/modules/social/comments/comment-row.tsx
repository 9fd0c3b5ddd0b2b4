import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { Post, Reply } from '../contract-posts.ts'
import { LikersButton } from '../feed/likers-button.tsx'
import { PostText } from '../feed/post-text.tsx'
import { PostTime } from '../feed/post-time.tsx'
import { useCommentActions } from '../feed/use-post-actions.ts'
import { profilePath } from '../profile/profile-paths.ts'
import { useRights } from '../profile/use-rights.ts'
import { posts } from '../social-client.ts'
import styles from './comment-row.module.css'

interface CommentRowProps {
  post: Post
  comment: Pick<Reply, 'id' | 'profile' | 'canRemove'> & { data: Pick<Reply['data'], 'comment' | 'likes'> }
  onReply: () => void
}

/** A comment or reply with its actions. */
export function CommentRow({ post, comment, onReply }: CommentRowProps) {
  const { id, profile, data } = comment
  return (
    <div className="flex gap-2" data-comment={id}>
      <Avatar name={profile.name} src={profile.avatar} size={32} />
      <div className="min-inline-0">
        <div className={styles.bubble}>
          <Link
            className="text-normal text-13 semibold no-underline hover-underline"
            to={profilePath('profile', profile.id)}
          >
            <bdi {...asWritten(profile.name)}>{profile.name}</bdi>
          </Link>
          <PostText content={data.comment} mentions={post.mentions} />
        </div>
        <CommentFoot post={post} comment={comment} onReply={onReply} />
      </div>
    </div>
  )
}

function CommentFoot({ post, comment, onReply }: CommentRowProps) {
  const t = useTexts('social')
  const { canPost } = useRights()
  const actions = useCommentActions(post)
  const { id, profile, data } = comment
  const { likes } = data
  return (
    <div className={styles.foot}>
      <PostTime iso={profile.time} />
      {canPost && (
        <button
          type="button"
          className={styles.action}
          aria-pressed={likes.like}
          onClick={() => actions.like(id, !likes.like)}
        >
          {likes.like ? <IconHeartFilled size={14} aria-hidden /> : <IconHeart size={14} aria-hidden />}
          {t('comments.like')}
        </button>
      )}
      {likes.value > 0 && (
        <LikersButton
          className={styles.action}
          query={posts.commentLikers.query({ params: { id: post.id, comment: id } })}
        >
          {t('comments.likes', { count: likes.value })}
        </LikersButton>
      )}
      {canPost && (
        <button type="button" className={styles.action} onClick={onReply}>
          {t('comments.reply')}
        </button>
      )}
      {comment.canRemove && (
        <button
          type="button"
          className={styles.action}
          aria-label={t('comments.removeOf', { name: profile.name })}
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('[data-post]')?.focus({ preventScroll: true })
            actions.remove(id)
          }}
        >
          {t('comments.remove')}
        </button>
      )}
    </div>
  )
}
