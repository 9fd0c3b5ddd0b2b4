import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { api, listQuery } from '../chats-client.ts'
import { firstChat } from '../chats-view.ts'
import { useChatsView } from '../use-chats-view.ts'
import { JoinChannel } from './join-channel.tsx'
import { ThreadPane } from './thread-pane.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'

/** The chat in the URL; by default the channel of everybody, or the latest chat. */
export function OpenThread() {
  const t = useTexts('chats')
  const { view } = useChatsView()
  const list = useQuery(listQuery)
  const { data: chats } = list
  const chatId = view.chat ?? firstChat
  const chat = chats?.find(({ id }) => id === chatId) ?? (view.chat === undefined ? chats?.[0] : undefined)
  // A chat that is not in the list is new, archived, or not the user's.
  const isMissing = chats !== undefined && view.chat !== undefined && !chat
  const single = useQuery({ ...api.show.query({ params: { id: chatId } }), enabled: isMissing })
  const current = chat ?? (isMissing ? single.data : undefined)

  if (current) return <ThreadPane key={current.id} chat={current} />
  const { error } = list
  if (isMissing && single.error)
    return <JoinChannel id={chatId} error={single.error} onRetry={() => void single.refetch()} />
  if (error) return <ErrorState error={error} onRetry={() => void list.refetch()} />
  if (chats?.length === 0)
    return <EmptyState picture="/pictures/empty/inbox-empty.svg" title={t('empty.title')} text={t('empty.text')} />
  return (
    <div className="min-block-0" aria-busy>
      <ThreadSkeleton />
    </div>
  )
}
