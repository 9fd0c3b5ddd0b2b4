import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import type { Order } from '../contract-orders.ts'
import styles from './order-facts.module.css'

/** What was paid and taken back of an order, and its invoice. */
export function OrderPayment({ order }: { order: Order }) {
  const t = useTexts('shop')
  const format = useFormats(order.currency)
  const money = (amount: number) => format.money(toCents(amount))
  return (
    <Card title={t('orders.payment')}>
      <dl className={styles.facts}>
        <dt>{t('orders.paymentBy')}</dt>
        <dd>{t(`orders.payments.${order.payment}`)}</dd>
        {order.invoice && (
          <>
            <dt>{t('orders.invoice')}</dt>
            <dd>
              <Link to={order.invoice.path}>
                <bdi>{order.invoice.number}</bdi>
              </Link>
            </dd>
            {order.balance > 0 && (
              <>
                <dt>{t('orders.dueDate')}</dt>
                <dd>{format.date(`${order.invoice.dueDate}T12:00:00`)}</dd>
              </>
            )}
          </>
        )}
        <dt>{t('orders.paid')}</dt>
        <dd data-figure="paid">{money(order.paid)}</dd>
        {order.credited > 0 && (
          <>
            <dt>{t('orders.credited')}</dt>
            <dd data-figure="credited">{money(order.credited)}</dd>
          </>
        )}
        <dt>{t('orders.balance')}</dt>
        <dd data-figure="balance">{money(order.balance)}</dd>
      </dl>
    </Card>
  )
}
