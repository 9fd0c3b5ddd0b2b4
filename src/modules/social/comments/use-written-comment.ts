import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import { maxCommentLength } from '../contract-fields.ts'
import type { Comment, Post } from '../contract-posts.ts'
import { posts } from '../social-client.ts'

/** The draft of a comment, or of a reply to one. */
export function useWrittenComment({ id }: Pick<Post, 'id'>, answeredComment: Comment | undefined) {
  const [text, setText] = useTextDraft(answeredComment ? `social.reply.${answeredComment.id}` : `social.comment.${id}`)
  const [isSent, setSent] = useState(false)
  const commenting = useMutation(posts.comment.mutation())
  const replying = useMutation(posts.reply.mutation())
  const isBusy = commenting.isPending || replying.isPending
  const comment = text.trim()
  const isTooLong = comment.length > maxCommentLength
  const canSend = comment !== '' && !isTooLong
  return {
    text,
    write(typed: string) {
      setText(typed)
      setSent(false)
    },
    isTooLong,
    canSend,
    isBusy,
    isSent,
    /** Resolves to whether the text was sent. */
    async send() {
      if (!canSend || isBusy) return false
      try {
        await (answeredComment
          ? replying.mutateAsync({ params: { id, comment: answeredComment.id }, body: { reply: comment } })
          : commenting.mutateAsync({ params: { id }, body: { comment } }))
      } catch {
        // The application shows the error; the text is kept.
        return false
      }
      setText('')
      setSent(true)
      return true
    },
  }
}
