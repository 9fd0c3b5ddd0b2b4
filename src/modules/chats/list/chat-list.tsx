import { useQuery } from '@tanstack/react-query'
import { fold } from '#platform/text/fold.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { listQuery, searchQuery } from '../chats-client.ts'
import { firstChat } from '../chats-view.ts'
import { useDrafts } from '../composer/drafts.ts'
import type { Chat } from '../contract-shapes.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './chat-list.module.css'
import { BrowseButton } from './browse-button.tsx'
import { ChatRow } from './chat-row.tsx'
import { ListSearch } from './list-search.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { SearchResults } from './search-results.tsx'
import { ThreadsButton } from './threads-button.tsx'
import { UnreadThreads } from './unread-threads.tsx'
import { useHitKeys } from './use-hit-keys.ts'
import { useListKeys } from './use-list-keys.ts'

const sections = ['pinned', 'channels', 'groups', 'direct'] as const
const sectionOfKind = { channel: 'channels', group: 'groups', direct: 'direct' } as const
const getSection = ({ pinned, kind }: Chat) => (pinned ? 'pinned' : sectionOfKind[kind])

/** The user's chats by kind, latest first; a search filters their names and lists matching messages. */
export function ChatList() {
  const t = useTexts('chats')
  const { user } = useSession()
  const { view } = useChatsView()
  const { data, error, refetch } = useQuery(listQuery)
  const drafts = useDrafts(user.id)
  const q = fold(view.q ?? '').trim()
  const search = useQuery({ ...searchQuery(view.q ?? ''), enabled: q !== '' })
  const isLoaded = (text: string) => view.q?.trim() === text && !search.isPending
  const onKeyDown = useHitKeys(isLoaded)
  const visibleChats = data?.filter((chat) => !q || fold(chat.name).includes(q))
  const bySection = sections.map((section) => ({
    section,
    chats: visibleChats?.filter((chat) => getSection(chat) === section) ?? [],
  }))
  const hasUnreadReplies = data?.some(({ unreadReplies, muted }) => unreadReplies > 0 && !muted)
  const open = view.chat ?? (data?.some(({ id }) => id === firstChat) ? firstChat : data?.[0]?.id)
  useListKeys(
    bySection.flatMap(({ chats }) => chats),
    open,
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys move between field and links inside
    <div className={styles.list} onKeyDown={onKeyDown}>
      <ListSearch />
      <nav className={styles.scroller} aria-label={t('list.label')}>
        {!data && !error && <ListSkeleton />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} small />}
        {data?.length === 0 && <EmptyState small as="p" title={t('empty.title')} text={t('empty.text')} />}
        {!q && data && open !== undefined && (
          <div className={styles.section}>
            {hasUnreadReplies && <UnreadThreads chats={data} />}
            <ThreadsButton open={open} />
          </div>
        )}
        {bySection.map(({ section, chats }) => {
          const isBrowsed = section === 'channels' && data !== undefined && !q
          if (chats.length === 0 && !isBrowsed) return null
          return (
            <section key={section} className={styles.section}>
              <h2 className={styles.title}>{t(`list.${section}`)}</h2>
              <ul className={styles.rows}>
                {chats.map((chat) => (
                  <ChatRow key={chat.id} chat={chat} isOpen={chat.id === open} draft={drafts[chat.id]} />
                ))}
              </ul>
              {isBrowsed && <BrowseButton />}
            </section>
          )
        })}
        {q && data && <SearchResults q={view.q ?? ''} chats={data} hasNames={Boolean(visibleChats?.length)} />}
      </nav>
    </div>
  )
}
