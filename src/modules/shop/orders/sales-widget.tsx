import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { spanOf } from '../figures/figures-view.ts'
import { useToday } from '../figures/use-today.ts'
import { orderPath, ordersPath } from './order-path.ts'
import { api } from './orders-client.ts'
import styles from './sales-widget.module.css'
import { StatusChip } from './status-chip.tsx'

const shown = 4

/** What came in lately, what waits to be paid and to be sent, and the latest orders. */
export default function SalesWidget() {
  const t = useTexts('shop')
  const format = useFormats()
  const { span } = spanOf({}, useToday())
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { data: sales } = useSuspenseQuery(api.figures.query({ query: { ...span, timeZone } }))
  const { data: counts } = useSuspenseQuery(api.counts.query())
  const { data: latest } = useSuspenseQuery(api.list.query({ query: { limit: shown } }))
  const wholeMoney = (amount: number) => format.money(toCents(amount), { maximumFractionDigits: 0 })
  return (
    <Card
      title={t('orders.widget.title')}
      aside={
        <Link className={styles.all} to={ordersPath}>
          {t('orders.widget.all')}
        </Link>
      }
    >
      <ul className={styles.figures}>
        <li>
          <Link className={styles.figure} to="/dashboards/ecommerce">
            <span className={styles.count}>{wholeMoney(sales.totals.revenue)}</span>
            <span className={styles.name}>{t('orders.widget.revenue')}</span>
          </Link>
        </li>
        {(['pending', 'paid'] as const).map((status) => (
          <li key={status}>
            <Link className={styles.figure} to={{ pathname: ordersPath, search: `?status=${status}` }}>
              <span className={styles.count}>{format.number(counts[status])}</span>
              <span className={styles.name}>{t(`orders.widget.${status}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {latest.length === 0 && <EmptyState small as="p" title={t('orders.empty.none')} />}
      <ul className={styles.list}>
        {latest.map(({ id, number, address, status }) => (
          <li key={id}>
            <Link className={styles.link} to={orderPath(id)}>
              <span className={styles.number}>{t('orders.numbered', { number: String(number) })}</span>
              <bdi className={styles.customer}>{address.company || address.name}</bdi>
              <StatusChip status={status} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
