import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { searchQuery } from '../chats-client.ts'
import type { Chat } from '../contract-shapes.ts'
import { messageAsText } from '../format/parse-message.ts'
import { linkTo } from '../link-to.ts'
import { useChatsView } from '../use-chats-view.ts'
import { useNames } from '../use-names.ts'
import { HighlightedText } from './highlighted-text.tsx'
import styles from './search-results.module.css'

interface SearchResultsProps {
  q: string
  chats: readonly Chat[]
  /** Whether names of chats match too. */
  hasNames: boolean
}

/** Messages that contain all words, as links to their position in the chat. */
export function SearchResults({ q, chats, hasNames }: SearchResultsProps) {
  const t = useTexts('chats')
  const format = useFormats()
  const { view } = useChatsView()
  const { getName } = useNames()
  const { data, error, refetch } = useQuery({
    ...searchQuery(q),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="padding-inline-4">
      <h2 className={styles.title}>{t('search.messages')}</h2>
      <p className="visually-hidden" role="status">
        {data && t('search.found', { count: data.length })}
      </p>
      {!data && !error && <SkeletonText lines={6} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} small />}
      {data?.length === 0 &&
        (hasNames ? (
          <p className="text-quiet text-13">{t('search.none')}</p>
        ) : (
          <EmptyState
            small
            as="p"
            picture="/pictures/empty/nothing-found.svg"
            title={t('search.none')}
            text={t('search.hint')}
          />
        ))}
      <ul className={styles.list}>
        {data?.map((message) => (
          <li key={message.id} className="grid relative gap-half padding-2 rounded hover-bg">
            <div className="flex justify-between gap-2 text-quiet text-12">
              <bdi className="min-inline-0 truncate">{chats.find(({ id }) => id === message.chatId)?.name}</bdi>
              <time className="flex-none" dateTime={message.createdAt}>
                {format.shortDate(message.createdAt)}
              </time>
            </div>
            <Link
              className={styles.link}
              to={linkTo(view, {
                chat: message.chatId,
                thread: message.threadId ?? undefined,
                message: message.id,
              })}
            >
              <bdi className="semibold">{getName(message.senderId)}</bdi>{' '}
              <bdi className={styles.text}>
                <HighlightedText
                  text={[messageAsText(message.msg, getName), ...message.attachments.map(({ name }) => name)].join(' ')}
                  q={q}
                />
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
