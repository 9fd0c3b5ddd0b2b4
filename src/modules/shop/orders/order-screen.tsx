import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useScreenTitle } from '#platform/web/navigation/screen-title.ts'
import type { FullOrder } from '../contract-orders.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderParts } from './order-parts.tsx'
import { OrderReturns } from './order-returns.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import styles from './order-screen.module.css'
import { api } from './orders-client.ts'

/** One order with its products, buyer, progress and next step. */
export function Component() {
  const { id } = useParams()
  const { data, error, refetch } = useQuery(api.show.query({ params: { id: Number(id) } }))
  const t = useTexts('shop')
  const number = data && String(data.number)
  useScreenTitle(number && t('orders.one', { number }))

  if (error && !data) return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  return data ? <OrderDetails order={data} /> : <OrderSkeleton />
}

function OrderDetails({ order }: { order: FullOrder }) {
  const t = useTexts('shop')
  const format = useFormats()
  return (
    <div className="min-inline-0">
      <PageHeader
        title={t('orders.one', { number: String(order.number) })}
        lead={t('orders.placed', { when: format.dateTime(order.createdAt), name: order.buyer.name })}
        actions={<OrderActions order={order} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card>
            <OrderProgress order={order} />
          </Card>
          <Card title={t('orders.lines')}>
            <OrderLines order={order} />
          </Card>
          <OrderParts order={order} />
          <OrderReturns order={order} />
          <Card title={t('orders.history')}>
            <OrderHistory steps={order.history} />
          </Card>
        </div>
        <aside className={styles.side} aria-label={t('orders.about')}>
          <OrderFacts order={order} />
        </aside>
      </div>
    </div>
  )
}
