import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { listQuery, threadsQuery } from '../chats-client.ts'
import { useOpenChat } from '../chat-context.ts'
import { MessageText } from '../format/message-text.tsx'
import { linkTo } from '../link-to.ts'
import { useChatsView } from '../use-chats-view.ts'

/** Threads that the user follows, in all chats, ordered by latest reply. */
export function ThreadsPanel() {
  const t = useTexts('chats')
  const format = useFormats()
  const { getName } = useOpenChat()
  const { view } = useChatsView()
  const { data: chats } = useQuery(listQuery)
  const { data, error, refetch } = useQuery(threadsQuery)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} small />
  if (!data) return <SkeletonText lines={5} />
  if (data.length === 0) return <EmptyState small as="p" title={t('threads.none')} text={t('threads.hint')} />
  return (
    <ul className="grid gap-3">
      {data.map(({ root, unread }) => (
        <li key={root.id} className="grid gap-1 padding-3 border rounded">
          <p className="flex justify-between gap-2 text-quiet text-12">
            <bdi className="text-normal text-13 semibold">{getName(root.senderId)}</bdi>
            <bdi className="min-inline-0 truncate">{chats?.find(({ id }) => id === root.chatId)?.name}</bdi>
          </p>
          {root.deletedAt === null ? (
            <MessageText msg={root.msg || t('files.count', { count: root.attachments.length })} />
          ) : (
            <p className="text-quiet">{t('message.deleted')}</p>
          )}
          <Link
            className="inline-row justify-self-start min-hit-size text-13 semibold no-underline hover-underline"
            to={linkTo(view, { chat: root.chatId, thread: root.id, panel: undefined })}
          >
            {unread > 0
              ? t('replies.unread', { count: unread })
              : t('replies.count', { count: root.thread?.replies ?? 0 })}
          </Link>
          {root.thread && (
            <p className="text-quiet text-12">
              {t('replies.last', { when: format.relative(root.thread.lastReplyAt) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
