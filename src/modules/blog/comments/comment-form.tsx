import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { useSession } from '#platform/web/session/session.ts'
import { comments as api } from '../blog-client.ts'
import { maxCommentLength } from '../contract-fields.ts'

/** Show the number of remaining characters from here on. */
const remainingShownFrom = 200

const creating = api.create.mutation()
const editing = api.edit.mutation()

interface CommentFormProps {
  postId: number
  /** The comment to reply to. */
  replyTo?: { id: number; name: string }
  /** The comment to edit. */
  edited?: { id: number; comment: string }
  /** Called after sending or cancelling. */
  onDone?: () => void
}

const getDraftName = (postId: number, replyTo: CommentFormProps['replyTo'], edited: CommentFormProps['edited']) =>
  edited ? `blog.comment.edit.${edited.id}` : replyTo ? `blog.comment.reply.${replyTo.id}` : `blog.comment.${postId}`

/** A comment field; keeps the text until the server has saved it. */
export function CommentForm(props: CommentFormProps) {
  const { replyTo, edited, onDone } = props
  const t = useTexts('blog')
  const { user } = useSession()
  const field = useFocusAtEnd(onDone !== undefined)
  const { text, setText, send, cancel, isPending } = useComment(props)
  const { label, action } = useWords(props)
  const remaining = maxCommentLength - text.length
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
    if (event.key === 'Escape') onDone?.()
  }

  return (
    <form
      className="flex gap-3 inline-full"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {!edited && <Avatar name={user.name} src={user.avatar} size={replyTo ? 32 : 40} />}
      <div className="grid flex-1 gap-2 min-inline-0">
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={12}
          inputRef={field}
          placeholder={label}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          helperText={remaining <= remainingShownFrom ? t('comments.left', { count: remaining }) : undefined}
          slotProps={{
            htmlInput: {
              'aria-label': label,
              maxLength: maxCommentLength,
              readOnly: isPending,
              ...(text && { dir: 'auto' }),
            },
          }}
        />
        <div className="flex justify-end gap-2">
          {onDone && (
            <Button color="secondary" disabled={isPending} onClick={cancel}>
              {t('comments.cancel')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isPending} disabled={!text.trim()}>
            {action}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Focuses the field after Reply or Edit, once the menu has returned the focus. */
function useFocusAtEnd(isRequested: boolean) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isRequested || !field.current) return
    field.current.focus()
    field.current.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [isRequested])
  return field
}

function useWords({ replyTo, edited }: CommentFormProps) {
  const t = useTexts('blog')
  if (edited) return { label: t('comments.editLabel'), action: t('comments.save') }
  if (replyTo) return { label: t('comments.replyLabel', { name: replyTo.name }), action: t('comments.sendReply') }
  return { label: t('comments.label'), action: t('comments.send') }
}

/** The draft of a comment, with functions that send or discard it. */
function useComment({ postId, replyTo, edited, onDone }: CommentFormProps) {
  const initial = edited?.comment ?? ''
  const [text, setText] = useTextDraft(getDraftName(postId, replyTo, edited), initial)
  const create = useMutation(creating)
  const edit = useMutation(editing)
  const isPending = create.isPending || edit.isPending
  const comment = text.trim()
  const end = () => {
    setText(initial)
    onDone?.()
  }
  const send = () => {
    if (!comment || isPending) return
    if (edited && comment === initial) return onDone?.()
    const saving: Promise<unknown> = edited
      ? edit.mutateAsync({ params: { id: edited.id }, body: { comment } })
      : create.mutateAsync({ body: { postId, comment, ...(replyTo && { replyTo: replyTo.id }) } })
    // Also when the user has left the post meanwhile, whose draft would come back otherwise. The app shows a failure.
    saving.then(end, () => {})
  }
  return { text, setText, send, cancel: end, isPending }
}
