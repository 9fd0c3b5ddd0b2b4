import { IconChecks, IconSettings } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { api } from '../notifications-client.ts'
import { listPath, preferencesPath } from '../paths.ts'
import { NoticeRow } from '../shown/notice-row.tsx'
import { NoticeSkeletons } from '../shown/notice-skeletons.tsx'
import { useGroups } from '../shown/use-groups.ts'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  onLeave: () => void
}

const few = 30

/** What one was told lately, what is unread first. */
export function Panel({ title, onLeave }: PanelProps) {
  const t = useTexts('notifications')
  const list = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useQuery(api.list.page({ query: { limit: few } }))
  const all = useMutation(api.markAll.mutation())
  const groups = useGroups(data?.items ?? [], { unreadFirst: true })
  const hasUnread = data?.items.some(({ readAt }) => readAt === null)
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('a[data-notice]') ?? [])]

  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) links()[0]?.focus()
  }, [isThere])

  const move = (event: KeyboardEvent) => {
    const found = links()
    const at = found.findIndex((link) => link === document.activeElement)
    const next = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined || found.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    found.at(next % found.length)?.focus()
  }

  return (
    <div className={styles.panel} onKeyDown={move}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <button
          type="button"
          className={styles.tool}
          disabled={!hasUnread || all.isPending}
          onClick={() => all.mutate({ body: {} })}
        >
          <IconChecks size={18} aria-hidden />
          {t('markAll')}
        </button>
        <Link
          to={preferencesPath}
          className={styles.tool}
          aria-label={t('preferences.title')}
          title={t('preferences.title')}
          onClick={onLeave}
        >
          <IconSettings size={18} aria-hidden />
        </Link>
      </div>
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
