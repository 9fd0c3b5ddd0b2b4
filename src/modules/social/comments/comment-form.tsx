import { IconSend2 } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxCommentLength } from '../contract-fields.ts'
import type { Comment, Post } from '../contract-posts.ts'
import { WritingField } from '../writing/writing-field.tsx'
import styles from './comment-form.module.css'
import { useWrittenComment } from './use-written-comment.ts'

interface CommentFormProps {
  post: Post
  /** The comment to reply to. */
  answeredComment?: Comment
  /** Called after sending or cancelling a reply. */
  onDone?: () => void
}

/** Writes a comment or a reply. Enter sends it, Shift+Enter starts a new line. */
export function CommentForm({ post, answeredComment, onDone }: CommentFormProps) {
  const t = useTexts('social')
  const format = useFormats()
  const { text, write, isTooLong, canSend, isBusy, isSent, send } = useWrittenComment(post, answeredComment)
  const submit = () => void send().then((wasSent) => wasSent && onDone?.())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      submit()
    }
    if (event.key === 'Escape') onDone?.()
  }

  return (
    <form
      className={styles.form}
      data-writing={answeredComment ? 'reply' : 'comment'}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <WritingField
        isFocused={answeredComment !== undefined}
        label={answeredComment ? t('comments.answer', { name: answeredComment.profile.name }) : t('comments.write')}
        value={text}
        isBusy={isBusy}
        error={isTooLong ? t('comments.tooLong', { most: format.number(maxCommentLength) }) : undefined}
        onChange={write}
        onKeyDown={onKeyDown}
      />
      <IconButton type="submit" color="primary" aria-label={t('comments.send')} disabled={!canSend} loading={isBusy}>
        <IconSend2 className="mirrored" size={20} aria-hidden />
      </IconButton>
      <p role="status" className="visually-hidden">
        {isSent && t('comments.sent')}
      </p>
    </form>
  )
}
