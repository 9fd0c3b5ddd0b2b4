import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useSession } from '#platform/web/session.ts'
import { comments as api } from '../blog-client.ts'
import { longestComment } from '../contract-fields.ts'
import styles from './comment-form.module.css'

/** From here on the form says how much room is left. */
const nearlyFull = 200

const creating = api.create.mutation()

interface CommentFormProps {
  postId: number
  /** The comment that is answered. */
  replyTo?: { id: number; name: string }
  /** It was sent, or given up. */
  onDone?: () => void
}

/** A field to say something in; keeps the words until the server has them. */
export function CommentForm({ postId, replyTo, onDone }: CommentFormProps) {
  const t = useTexts('blog')
  const { user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState('')
  const create = useMutation(creating)
  const label = replyTo ? t('comments.replyLabel', { name: replyTo.name }) : t('comments.label')
  const comment = text.trim()
  const left = longestComment - text.length

  const send = () => {
    if (!comment || create.isPending) return
    create.mutate(
      { body: { postId, comment, ...(replyTo && { replyTo: replyTo.id }) } },
      {
        onSuccess: () => {
          setText('')
          onDone?.()
        },
      },
    )
  }
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      form.current?.requestSubmit()
    }
    if (event.key === 'Escape' && !comment) onDone?.()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Avatar name={user.name} src={user.avatar} size={replyTo ? 32 : 40} />
      <div className={styles.words}>
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={12}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who has pressed Reply goes on here
          autoFocus={replyTo !== undefined}
          placeholder={label}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={hear}
          helperText={left <= nearlyFull ? t('comments.left', { count: left }) : undefined}
          slotProps={{
            htmlInput: {
              'aria-label': label,
              maxLength: longestComment,
              readOnly: create.isPending,
              ...(text && { dir: 'auto' }),
            },
          }}
        />
        <div className={styles.actions}>
          {replyTo && (
            <Button color="secondary" disabled={create.isPending} onClick={onDone}>
              {t('comments.cancel')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={create.isPending} disabled={!comment}>
            {t(replyTo ? 'comments.sendReply' : 'comments.send')}
          </Button>
        </div>
      </div>
    </form>
  )
}
