import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { api } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { MessageText } from '../format/message-text.tsx'
import { linkTo } from '../link-to.ts'
import { useChatsView } from '../use-chats-view.ts'

/** The pinned messages of the chat. */
export function PinsPanel() {
  const t = useTexts('chats')
  const format = useFormats()
  const { chat, getName } = useOpenChat()
  const { view } = useChatsView()
  const { data, error, refetch } = useQuery(api.pins.query({ params: { id: chat.id } }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} small />
  if (!data) return <SkeletonText lines={5} />
  if (data.length === 0) return <EmptyState small as="p" title={t('pins.none')} text={t('pins.hint')} />
  return (
    <ul className="grid gap-3">
      {data.map((message) => (
        <li key={message.id} className="grid gap-1 padding-3 border rounded">
          <p className="flex justify-between gap-2 text-quiet text-12">
            <bdi className="text-normal text-13 semibold">{getName(message.senderId)}</bdi>
            <time dateTime={message.createdAt}>{format.shortDate(message.createdAt)}</time>
          </p>
          <MessageText msg={message.msg} />
          <Link
            className="inline-row justify-self-start min-hit-size text-13 semibold no-underline hover-underline"
            to={linkTo(view, { thread: message.threadId ?? undefined, message: message.id })}
          >
            {t('pins.show')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
