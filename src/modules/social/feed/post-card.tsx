import { IconUsers } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Comments } from '../comments/comments.tsx'
import type { Post } from '../contract-posts.ts'
import { AuthorLine } from './author-line.tsx'
import { postPath } from './feed-view.ts'
import { PostActions } from './post-actions.tsx'
import styles from './post-card.module.css'
import { PostMenu } from './post-menu.tsx'
import { PostPictures } from './post-pictures.tsx'
import { PostText } from './post-text.tsx'
import { PostTime } from './post-time.tsx'
import { PostVideo } from './post-video.tsx'
import { SharedPost } from './shared-post.tsx'
import { usePostActions } from './use-post-actions.ts'

interface PostCardProps {
  post: Post
  /** Shows the full text and all comments. */
  isWhole?: boolean
}

/** A post with its comments; memoised, so that new posts do not render it again. */
export const PostCard = memo(function PostCard({ post, isWhole = false }: PostCardProps) {
  const t = useTexts('social')
  const actions = usePostActions(post)
  const { id, profile, data } = post
  return (
    <article
      className={styles.card}
      data-post={id}
      tabIndex={-1}
      aria-label={t('post.by', { name: profile.name })}
      aria-busy={actions.isRemoving}
      inert={actions.isRemoving}
    >
      <header className="flex items-start gap-2">
        <AuthorLine author={profile}>
          <Link to={postPath(id)}>
            <PostTime iso={profile.time} />
          </Link>
          {post.editedAt !== null && <span>{t('post.edited')}</span>}
          {post.visibility === 'followers' && (
            <span className="inline-row gap-1">
              <IconUsers size={14} aria-hidden />
              {t('post.followersOnly')}
            </span>
          )}
        </AuthorLine>
        <PostMenu post={post} actions={actions} />
      </header>
      <PostText content={data.content} mentions={post.mentions} isWhole={isWhole} />
      <PostPictures images={data.images} />
      {data.video && <PostVideo video={data.video} />}
      {post.shared && <SharedPost shared={post.shared} />}
      <PostActions post={post} />
      <Comments post={post} isWhole={isWhole} />
    </article>
  )
})
