import { IconCornerDownRight, IconEyeOff } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import type { BlogReply } from '../contract-comments.ts'
import type { Post } from '../contract-posts.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentMenu } from './comment-menu.tsx'
import styles from './comment-item.module.css'
import { useCommentActions } from './use-comment-actions.ts'
import { useCommentRights } from './use-comment-rights.ts'

interface CommentItemProps {
  comment: BlogReply
  post: Post
  isReply?: boolean
  onReply?: () => void
  isReplying?: boolean
  replyButton?: RefObject<HTMLButtonElement | null>
}

/** A comment with its actions. */
export function CommentItem({ comment, post, isReply = false, onReply, isReplying, replyButton }: CommentItemProps) {
  const t = useTexts('blog')
  const rights = useCommentRights(comment, post)
  const actions = useCommentActions(comment)
  const { profile, hidden } = comment
  const itemRef = useRef<HTMLElement>(null)
  const [isEditing, setEditing] = useState(false)
  const closeForm = () => {
    setEditing(false)
    itemRef.current?.querySelector<HTMLElement>('[data-kind="comment"]')?.focus()
  }
  return (
    <article
      ref={itemRef}
      className={styles.comment}
      data-hidden={hidden}
      aria-busy={actions.isBusy}
      data-busy={actions.isBusy}
    >
      <Avatar name={profile.name} src={profile.avatar} size={isReply ? 32 : 40} />
      <div className="grid justify-items-start gap-1 min-inline-0">
        <CommentHead comment={comment} isAuthor={comment.authorId === post.authorId} />
        {isEditing ? (
          <CommentForm postId={post.id} edited={comment} onDone={closeForm} />
        ) : (
          <p className={styles.text}>
            <bdi {...asWritten(comment.comment)}>{comment.comment}</bdi>
          </p>
        )}
        {onReply && !hidden && !isEditing && (
          <button ref={replyButton} type="button" className={styles.reply} aria-expanded={isReplying} onClick={onReply}>
            <IconCornerDownRight className="mirrored" size={16} aria-hidden />
            {t('comments.reply')}
            <span className="visually-hidden">{profile.name}</span>
          </button>
        )}
      </div>
      {(rights.edit || rights.hide || rights.remove) && (
        <CommentMenu
          name={profile.name}
          isHidden={hidden}
          isBusy={actions.isBusy}
          onEdit={rights.edit && !isEditing ? () => setEditing(true) : undefined}
          onHide={rights.hide ? actions.hide : undefined}
          onRemove={rights.remove ? actions.remove : undefined}
        />
      )}
    </article>
  )
}

function CommentHead({ comment, isAuthor }: { comment: BlogReply; isAuthor: boolean }) {
  const t = useTexts('blog')
  const format = useFormats()
  const { profile, time, editedAt, hidden } = comment
  return (
    <header className="row wrap gap-1-2">
      <bdi className="semibold">{profile.name}</bdi>
      {isAuthor && (
        <span className="padding-inline-2 rounded-small bg-brand-soft text-brand text-12 semibold">
          {t('comments.author')}
        </span>
      )}
      <time className={styles.when} dateTime={time} title={format.dateTime(time)}>
        {format.relative(time)}
      </time>
      {editedAt && (
        <time className={styles.when} dateTime={editedAt} title={format.dateTime(editedAt)}>
          {t('comments.edited')}
        </time>
      )}
      {hidden && (
        <span className={styles.hidden}>
          <IconEyeOff size={14} aria-hidden />
          {t('comments.hidden')}
        </span>
      )}
    </header>
  )
}
