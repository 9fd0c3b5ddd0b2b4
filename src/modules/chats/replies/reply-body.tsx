import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useOpenChat } from '../chat-context.ts'
import type { Outgoing } from '../composer/outbox.ts'
import type { ThreadState } from '../contract-shapes.ts'
import { MessageList } from '../thread/message-list.tsx'
import { ThreadSkeleton } from '../thread/thread-skeleton.tsx'
import { useThread } from '../thread/use-thread.ts'
import { useReplyReading } from './use-reply-reading.ts'

interface ReplyBodyProps {
  state: ThreadState
  threadId: number
  outgoing: readonly Outgoing[]
  target: number | undefined
}

/** The messages of a thread, or its loading or error state. */
export function ReplyBody({ state, threadId, outgoing, target }: ReplyBodyProps) {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const { lastReadId, unread } = state
  const { stretch, ...thread } = useThread({ chatId: chat.id, threadId, lastReadId, unread }, target)
  const reading = useReplyReading(chat.id, threadId, state)
  if (stretch)
    return <MessageList stretch={stretch} thread={thread} reading={reading} outgoing={outgoing} target={target} />
  if (thread.error) return <ErrorState error={thread.error} onRetry={() => void thread.refetch()} small />
  return (
    <div aria-busy aria-label={t('replies.loading')} role="status">
      <ThreadSkeleton />
    </div>
  )
}
