import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { orderStatuses } from '../order-status.ts'
import { api } from './orders-client.ts'
import { filtersOf, linkTo, type OrdersView } from './orders-view.ts'
import styles from './status-tabs.module.css'

/** How many orders there are of each status, among those that are searched for; each leads to them. */
export function StatusTabs({ view }: { view: OrdersView }) {
  const t = useTexts('shop')
  const format = useFormats()
  const { data: counts } = useQuery({
    ...api.counts.query({ query: filtersOf(view) }),
    placeholderData: keepPreviousData,
  })
  return (
    <nav className={styles.tabs} aria-label={t('orders.byStatus')} data-print="none">
      {([undefined, ...orderStatuses] as const).map((status) => (
        <Link
          key={status ?? 'all'}
          className={styles.tab}
          to={linkTo(view, { status, page: undefined })}
          aria-current={view.status === status ? 'true' : undefined}
        >
          {t(`orders.statuses.${status ?? 'all'}`)}
          <span className={styles.count}>{counts ? format.number(counts[status ?? 'all']) : ''}</span>
        </Link>
      ))}
    </nav>
  )
}
