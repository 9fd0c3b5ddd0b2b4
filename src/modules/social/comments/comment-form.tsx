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
  answered?: Comment
  /** Called after sending or cancelling a reply. */
  onDone?: () => void
}

/** Writes a comment or a reply. Enter sends it, Shift+Enter starts a new line. */
export function CommentForm({ post, answered, onDone }: CommentFormProps) {
  const t = useTexts('social')
  const format = useFormats()
  const { text, write, isTooLong, canSend, isBusy, isSent, send } = useWrittenComment(post, answered)
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
      data-writing={answered ? 'reply' : 'comment'}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <WritingField
        isFocused={answered !== undefined}
        label={answered ? t('comments.answer', { name: answered.profile.name }) : t('comments.write')}
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
