import { Button } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { Link } from 'react-router'
import { search, type SearchHit } from '#platform/contracts/search-contract.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { RowsError } from '#platform/ui/row-list/rows-error.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { client } from '#platform/web/api/client.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { useChanges } from '#platform/web/api/use-changes.ts'
import { useTopicIcon } from '#platform/web/navigation/topic-icons.ts'
import type { Contact } from '../contract.ts'
import styles from './contact-card.module.css'

const api = client(search)
const pageSize = 8
// In ms; busy modules change several times a second.
const refreshPause = 5000

const getEmails = ({ email, moreEmails }: Contact) =>
  [...new Set([email, ...moreEmails.map(({ value }) => value)])].filter(Boolean)

/** What other modules have with one of the contact's addresses, in pages. */
function useTimeline(email: readonly string[]) {
  const query = useInfiniteQuery({
    queryKey: [search.name, 'timeline', email],
    initialPageParam: '',
    queryFn: ({ pageParam: at, signal }) =>
      api.timeline.query({ query: { email: [...email], limit: pageSize, ...(at && { at }) } }).queryFn({ signal }),
    getNextPageParam: ({ next }) => next,
    enabled: email.length > 0,
  })
  // Any module may have got a record with one of the addresses.
  useChanges(() => email.length > 0 && void query.refetch(), refreshPause)
  return query
}

/** Everything said with a contact: what other modules have with one of its addresses, the newest first. */
export function Timeline({ contact }: { contact: Contact }) {
  const t = useTexts('contacts')
  const email = getEmails(contact)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useTimeline(email)
  if (email.length === 0) return null
  const hits = data?.pages.flatMap((page) => page.hits) ?? []
  return (
    <section className={styles.section} aria-label={t('timeline.title')} aria-busy={!data && !error}>
      <h3>{t('timeline.title')}</h3>
      {!data && !error && <SkeletonText lines={3} />}
      {!data && error && <ErrorState small as="p" error={error} onRetry={() => void refetch()} />}
      {data && hits.length === 0 && <p className="text-quiet">{t('timeline.none')}</p>}
      {hits.length > 0 && (
        <ol className={styles.colleagues}>
          {hits.map((hit) => (
            <li key={`${hit.topic} ${hit.id}`}>
              <TimelineEntry hit={hit} />
            </li>
          ))}
        </ol>
      )}
      {isFetchNextPageError ? (
        <RowsError text={t('rowsBroken')} retryLabel={t('retry')} onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && (
          <Button
            size="small"
            className={styles.mark}
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('timeline.more')}
          </Button>
        )
      )}
    </section>
  )
}

function TimelineEntry({ hit: { topic, title, detail, path, at } }: { hit: SearchHit }) {
  const format = useFormats()
  const getTitle = useTopicTitle()
  const icon = useTopicIcon()(topic)
  return (
    <Link className={styles.colleague} to={path}>
      <span className={styles.topic} aria-hidden>
        {icon && createElement(icon, { size: 18 })}
      </span>
      <span className={styles.entry}>
        <bdi className={styles.said} {...asWritten(title)}>
          {title}
        </bdi>
        <span className="block text-quiet text-12 regular truncate">
          {getTitle(topic)}
          {detail && (
            <>
              <span aria-hidden> · </span>
              <bdi {...asWritten(detail)}>{detail}</bdi>
            </>
          )}
        </span>
      </span>
      <time className="flex-none text-quiet text-12 regular" dateTime={at}>
        {format.date(at)}
      </time>
    </Link>
  )
}
