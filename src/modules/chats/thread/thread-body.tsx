import { useTexts } from '#platform/i18n/use-texts.ts'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useOpenChat } from '../chat-context.ts'
import type { Outgoing } from '../composer/outbox.ts'
import { MessageList } from './message-list.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { useReading } from './use-reading.ts'
import { useThread } from './use-thread.ts'

interface ThreadBodyProps {
  outgoing: readonly Outgoing[]
  target: number | undefined
}

/** The messages of a chat, or its loading or error state. */
export function ThreadBody({ outgoing, target }: ThreadBodyProps) {
  const t = useTexts('chats')
  const { chat } = useOpenChat()
  const { stretch, ...thread } = useThread(
    { chatId: chat.id, lastReadId: chat.lastReadId, unread: chat.unread },
    target,
  )
  const reading = useReading(chat)
  if (stretch)
    return <MessageList stretch={stretch} thread={thread} reading={reading} outgoing={outgoing} target={target} />
  if (thread.error) return <ErrorState error={thread.error} onRetry={() => void thread.refetch()} small />
  return (
    <div aria-busy aria-label={t('thread.loading')} role="status">
      <ThreadSkeleton />
    </div>
  )
}
