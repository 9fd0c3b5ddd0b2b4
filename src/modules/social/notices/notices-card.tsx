import { Button } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import { social } from '../contract.ts'
import { socialNotices } from '../contract-notices.ts'
import { noticesQuery } from '../first-queries.ts'
import { NoticeRow } from './notice-row.tsx'
import { notices } from './notices-client.ts'
import styles from './notices-card.module.css'

// Refetches the unread count in the menu with the posts.
const reads = { ...notices.markRead.mutation(), meta: { topic: socialNotices.name, touches: [social.name] } }
const few = 4

/** The latest notices, and more on demand. */
export function NoticesCard() {
  const t = useTexts('social')
  const [isOpen, setOpen] = useState(false)
  const { data: list, error, refetch } = useQuery(noticesQuery)
  const reading = useMutation(reads)
  const [latest] = list ?? []
  const hasUnread = list?.some(({ readAt }) => readAt === null)
  const visibleNotices = isOpen ? list : list?.slice(0, few)
  return (
    <Card
      title={t('notices.title')}
      aside={
        hasUnread &&
        latest && (
          <Button
            size="small"
            loading={reading.isPending}
            onClick={() => reading.mutate({ body: { upTo: latest.id } })}
          >
            {t('notices.markRead')}
          </Button>
        )
      }
    >
      {error && !list && <ErrorState small as="p" error={error} onRetry={() => void refetch()} />}
      {!list && !error && <SkeletonText lines={4} />}
      {list?.length === 0 && <EmptyState small as="p" title={t('notices.none')} text={t('notices.noneText')} />}
      <ul className={styles.list}>
        {visibleNotices?.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      {list && list.length > few && (
        <Button size="small" color="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'notices.less' : 'notices.more')}
        </Button>
      )}
    </Card>
  )
}
