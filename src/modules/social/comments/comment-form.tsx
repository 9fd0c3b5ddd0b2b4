import { IconSend2 } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { maxCommentLength } from '../contract-fields.ts'
import type { Comment, Post } from '../contract-posts.ts'
import { posts } from '../social-client.ts'
import { WritingField } from '../writing/writing-field.tsx'
import styles from './comment-form.module.css'

interface CommentFormProps {
  post: Post
  /** The comment that is replied to. */
  answered?: Comment
  /** The reply was sent, or will not be. */
  onDone?: () => void
}

/** A comment or a reply as it is being written. Enter sends it, Shift and Enter begin another line. */
export function CommentForm({ post, answered, onDone }: CommentFormProps) {
  const t = useTexts('social')
  const format = useFormats()
  const [text, setText] = useTextDraft(answered ? `social.reply.${answered.id}` : `social.comment.${post.id}`)
  const [isSaid, setSaid] = useState(false)
  const commenting = useMutation(posts.comment.mutation())
  const replying = useMutation(posts.reply.mutation())
  const isBusy = commenting.isPending || replying.isPending
  const written = text.trim()
  const isTooLong = written.length > maxCommentLength

  const send = async () => {
    if (!written || isTooLong || isBusy) return
    const { id } = post
    try {
      await (answered
        ? replying.mutateAsync({ params: { id, comment: answered.id }, body: { reply: written } })
        : commenting.mutateAsync({ params: { id }, body: { comment: written } }))
    } catch {
      // The application has told it; what was typed stays.
      return
    }
    setText('')
    setSaid(true)
    onDone?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void send()
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
        void send()
      }}
    >
      <WritingField
        isFocused={answered !== undefined}
        label={answered ? t('comments.answer', { name: answered.profile.name }) : t('comments.write')}
        value={text}
        isBusy={isBusy}
        error={isTooLong ? t('comments.tooLong', { most: format.number(maxCommentLength) }) : undefined}
        onChange={(typed) => {
          setText(typed)
          setSaid(false)
        }}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        color="primary"
        aria-label={t('comments.send')}
        disabled={!written || isTooLong}
        loading={isBusy}
      >
        <IconSend2 className="mirrored" size={20} aria-hidden />
      </IconButton>
      <p role="status" className="visually-hidden">
        {isSaid && t('comments.sent')}
      </p>
    </form>
  )
}
