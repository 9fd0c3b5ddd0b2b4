import { IconTicket } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxInFacet } from '#platform/numbers/counted.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { statuses } from '../contract-fields.ts'
import { StatusIcon } from '../marks/status-mark.tsx'
import { getCountsQuery, getListQuery } from '../first-queries.ts'
import { linkTo } from '../tickets-view.ts'
import { useTicketsView } from '../use-tickets-view.ts'
import styles from './status-cards.module.css'

const filters = ['total_tickets', ...statuses] as const

/** The number of tickets by status, with links to them. */
export function StatusCards() {
  const t = useTexts('tickets')
  const format = useFormats()
  const { view } = useTicketsView()
  const { data: counts } = useQuery({
    ...getCountsQuery(view),
    placeholderData: keepPreviousData,
  })
  const currentFilter = view.currentFilter ?? 'total_tickets'
  // Counts end at a thousand; the list beside them has counted further.
  const { data: list } = useQuery(getListQuery(view))
  const formatCount = (filter: (typeof filters)[number], count: number) =>
    filter === currentFilter && count > maxInFacet && list && !list.isLeast
      ? format.number(list.total)
      : format.countInFacet(count)
  return (
    <nav className={styles.cards} aria-label={t('statusFilter')}>
      {filters.map((filter) => (
        <Link
          key={filter}
          className={styles.card}
          data-status={filter}
          to={linkTo(view, { currentFilter: filter === 'total_tickets' ? undefined : filter, page: undefined })}
          aria-current={filter === currentFilter ? 'true' : undefined}
        >
          <span className={styles.icon}>
            {filter === 'total_tickets' ? <IconTicket size={18} aria-hidden /> : <StatusIcon status={filter} />}
          </span>
          <span className={styles.words}>
            <span className="text-18 bold tabular">
              {counts ? formatCount(filter, counts[filter]) : <Skeleton width={24} />}
            </span>
            <span className={styles.name}>{filter === 'total_tickets' ? t('total') : t(`statuses.${filter}`)}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
