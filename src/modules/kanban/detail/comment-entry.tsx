import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import type { Comment } from '../contract-schemas.ts'
import { api } from '../kanban-client.ts'
import { useMinute } from '#platform/web/use-minute.ts'
import type { Rights } from '../use-rights.ts'
import { CommentForm } from './comment-form.tsx'
import styles from './feed.module.css'

// The application has already said what went wrong.
const ignore = () => {}

/** What somebody said. One's own words can be changed, and taken back with undo. */
export function CommentEntry({ comment, rights }: { comment: Comment; rights: Rights }) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const now = useMinute()
  const [isEditing, setEditing] = useState(false)
  const { mutateAsync: edit } = useMutation(api.editComment.mutation())
  const author = useColleagues().find(({ id }) => id === comment.authorId)
  const name = author?.name ?? t('former')
  const isOwn = comment.authorId === rights.me
  const params = { id: comment.id }

  const remove = () =>
    void edit({ params, body: { deleted: true } }).then(
      () =>
        toast({
          text: t('feed.deleted'),
          action: { label: t('undo'), run: () => void edit({ params, body: { deleted: false } }).catch(ignore) },
        }),
      ignore,
    )

  return (
    <li className={styles.comment} data-coming={comment.id === 0}>
      <Avatar name={name} src={author?.avatar} size={32} />
      <div className={styles.words}>
        <p className="text-quiet text-13">
          <strong>{name}</strong>{' '}
          <time dateTime={comment.at} title={formats.dateTime(comment.at)}>
            {formats.relative(comment.at, now)}
          </time>
          {comment.editedAt && ` · ${t('feed.edited')}`}
        </p>
        {isEditing ? (
          <CommentForm
            name={`kanban.comment.edit.${comment.id}`}
            label={t('feed.editing')}
            action={t('save')}
            initial={comment.text}
            onSend={(text) => edit({ params, body: { text } }).then(() => setEditing(false))}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <p className={styles.text} dir="auto">
            {comment.text}
          </p>
        )}
        {comment.id > 0 && !isEditing && (
          <div className="flex gap-3">
            {isOwn && rights.comment && (
              <button type="button" className={styles.tool} onClick={() => setEditing(true)}>
                {t('feed.edit')}
              </button>
            )}
            {((isOwn && rights.comment) || rights.removeComments) && (
              <button type="button" className={styles.tool} onClick={remove}>
                {t('feed.delete')}
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}
