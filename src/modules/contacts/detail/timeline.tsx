import { Button } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { Link } from 'react-router'
import { search, type SearchHit } from '#platform/contracts/search-contract.ts'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { client } from '#platform/web/api/client.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import { useTopicIcon } from '#platform/web/navigation/topic-icons.ts'
import type { Contact } from '../contract.ts'
import styles from './contact-card.module.css'

const api = client(search)
const pageSize = 8

const getEmails = ({ email, moreEmails }: Contact) =>
  [...new Set([email, ...moreEmails.map(({ value }) => value)])].filter(Boolean)

/** Everything said with a contact: what other modules have with one of its addresses, the newest first. */
export function Timeline({ contact }: { contact: Contact }) {
  const t = useTexts('contacts')
  const email = getEmails(contact)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [search.name, 'timeline', email],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      api.timeline.query({ query: { email, page, limit: pageSize } }).queryFn({ signal }),
    getNextPageParam: ({ isLast }, pages) => (isLast ? undefined : pages.length + 1),
    enabled: email.length > 0,
  })
  if (email.length === 0) return null
  const hits = data?.pages.flatMap((page) => page.hits) ?? []
  return (
    <section className={styles.section} aria-label={t('timeline.title')} aria-busy={!data}>
      <h3>{t('timeline.title')}</h3>
      {!data && <SkeletonText lines={3} />}
      {data && hits.length === 0 && <p className="text-quiet">{t('timeline.none')}</p>}
      <ol className={styles.colleagues}>
        {hits.map((hit) => (
          <li key={`${hit.topic} ${hit.id}`}>
            <TimelineEntry hit={hit} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('timeline.more')}
        </Button>
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
              <bdi>{detail}</bdi>
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
