import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { api } from '../notifications-client.ts'
import { listPath } from '../paths.ts'
import { findNoticeLinks } from '../shown/notice-links.ts'
import { NoticeRow } from '../shown/notice-row.tsx'
import { NoticeSkeletons } from '../shown/notice-skeletons.tsx'
import { useGroups } from '../shown/use-groups.ts'
import { PanelHead } from './panel-head.tsx'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  onLeave: () => void
}

const maxNotices = 30

/** The latest notices, unread ones first. */
export function Panel({ title, onLeave }: PanelProps) {
  const t = useTexts('notifications')
  const list = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery(api.list.page({ query: { limit: maxNotices } }))
  // Unread notices may be older than the latest ones.
  const { data: unread } = useQuery(api.list.page({ query: { limit: maxNotices, unread: true } }))
  const latest = data?.items ?? []
  const older = unread?.items.filter(({ id }) => !latest.some((notice) => notice.id === id)) ?? []
  const groups = useGroups([...latest, ...older], { unreadFirst: true })

  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) findNoticeLinks(list.current)[0]?.focus()
  }, [isThere])

  return (
    <div className={styles.panel} onKeyDown={(event) => moveFocus(event, findNoticeLinks(list.current))}>
      <PanelHead title={title} hasUnread={(unread?.total ?? 0) > 0} onLeave={onLeave} />
      <div ref={list} className={styles.list} aria-busy={!isThere}>
        {!isThere && !error && <NoticeSkeletons />}
        {!isThere && error && <ErrorState small as="p" error={error} onRetry={() => void refetch()} />}
        {data?.total === 0 && (
          <EmptyState
            small
            as="p"
            picture="/pictures/empty/inbox-empty.svg"
            title={t('empty.none')}
            text={t('empty.noneText')}
          />
        )}
        {groups.map(({ name, notices }) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.day}>{name}</h3>
            <ul className="plain-list">
              {notices.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} onOpen={onLeave} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Link to={listPath} className={styles.all} onClick={onLeave}>
        {t('showAll')}
      </Link>
    </div>
  )
}

/** Moves the focus to the next or previous link, around the ends, or to the first or last one. */
function moveFocus(event: KeyboardEvent, links: readonly HTMLElement[]) {
  const at = links.findIndex((link) => link === document.activeElement)
  const next = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined || links.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  links.at(next % links.length)?.focus()
}
