import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
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

// The app shows the error.
const ignore = () => {}

/** A comment. Its author can edit it, and delete it with undo. */
export function CommentEntry({ comment, rights }: { comment: Comment; rights: Rights }) {
  const t = useTexts('kanban')
  const [isEditing, setEditing] = useState(false)
  const { mutateAsync: edit } = useMutation(api.editComment.mutation())
  const author = useColleagues().find(({ id }) => id === comment.authorId)
  const name = author?.name ?? t('former')
  const mayEdit = comment.authorId === rights.me && rights.comment
  const params = { id: comment.id }

  return (
    <li className={styles.comment} data-coming={comment.id === 0}>
      <Avatar name={name} src={author?.avatar} size={32} />
      <div className={styles.words}>
        <Byline name={name} comment={comment} />
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
          <p className={styles.text} {...asWritten(comment.text)}>
            {comment.text}
          </p>
        )}
        {comment.id > 0 && !isEditing && (
          <div className="flex gap-3">
            {mayEdit && (
              <button type="button" className={styles.tool} onClick={() => setEditing(true)}>
                {t('feed.edit')}
              </button>
            )}
            {(mayEdit || rights.removeComments) && <DeleteButton id={comment.id} />}
          </div>
        )}
      </div>
    </li>
  )
}

function Byline({ name, comment: { at, editedAt } }: { name: string; comment: Comment }) {
  const t = useTexts('kanban')
  const formats = useFormats()
  const now = useMinute()
  return (
    <p className="text-quiet text-13">
      <strong>{name}</strong>{' '}
      <time dateTime={at} title={formats.dateTime(at)}>
        {formats.relative(at, now)}
      </time>
      {editedAt && ` · ${t('feed.edited')}`}
    </p>
  )
}

function DeleteButton({ id }: { id: number }) {
  const t = useTexts('kanban')
  const { mutateAsync: edit } = useMutation(api.editComment.mutation())
  const setDeleted = (deleted: boolean) => edit({ params: { id }, body: { deleted } })
  const undo = () => setDeleted(false)
  const remove = () => void setDeleted(true).then(() => toast({ text: t('feed.deleted'), undo }), ignore)
  return (
    <button type="button" className={styles.tool} onClick={remove}>
      {t('feed.delete')}
    </button>
  )
}
