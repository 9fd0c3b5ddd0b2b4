import { IconCheck } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import { api } from '../orders/orders-client.ts'
import { storePath } from '../store/store-view.ts'
import { AddressLines } from './address-lines.tsx'
import { PlacedOrderSkeleton } from './checkout-skeleton.tsx'
import styles from './checkout.module.css'
import { OrderedLines } from './ordered-lines.tsx'
import { Sums } from './sums.tsx'
import { TransferCard } from './transfer-card.tsx'

/** Confirms a placed order and describes the next steps. */
export function OrderPlaced({ id }: { id: number }) {
  const t = useTexts('shop')
  const isEmailed = useDelivery() === 'sent'
  const format = useFormats()
  const { data: order, error, refetch } = useQuery(api.show.query({ params: { id } }))
  if (error && !order) return <ErrorState as="h1" error={error} onRetry={() => void refetch()} />
  if (!order) return <PlacedOrderSkeleton />
  const { number, address, delivery, payment, lines, taxRate, invoice, currency } = order
  const sums = {
    pieces: order.pieces,
    subtotal: toCents(order.subtotal),
    discount: toCents(order.discount),
    deliveryCost: toCents(order.deliveryCost),
    deduction: toCents(order.deduction),
    tax: toCents(order.tax),
    total: toCents(order.total),
  }
  return (
    <div className={styles.placed}>
      <header className="grid justify-items-center gap-2 text-center">
        <span className={styles.tick}>
          <IconCheck size={36} stroke={2.5} aria-hidden />
        </span>
        <h1 tabIndex={-1}>{t('checkout.thanks')}</h1>
        <p>
          {isEmailed && address
            ? t('checkout.placed', { number: String(number), email: address.email })
            : t('checkout.placedOnly', { number: String(number) })}
        </p>
        {(payment === 'cashOnDelivery' || (isEmailed && payment === 'invoice')) && (
          <p className="text-quiet text-13">
            {payment === 'cashOnDelivery' && delivery === 'pickup'
              ? t('checkout.payments.cashOnDelivery.afterPickup')
              : t(`checkout.payments.${payment}.after`)}
          </p>
        )}
        {invoice && payment === 'invoice' && (
          <p className="text-quiet text-13">
            {t('checkout.invoiceDue', { number: invoice.number, date: format.date(`${invoice.dueDate}T12:00:00`) })}
          </p>
        )}
      </header>
      {payment === 'transfer' && <TransferCard number={number} />}
      <Card title={t('checkout.order', { number: String(number) })}>
        <OrderedLines lines={lines} currency={currency} />
        <Sums sums={sums} taxRate={taxRate} code={order.discountCode?.code} currency={currency} />
      </Card>
      <Card title={t(`checkout.deliveries.${delivery}.name`)}>{address && <AddressLines address={address} />}</Card>
      <div className="flex wrap justify-center gap-3">
        <Button component={Link} to={`/apps/ecommerce/orders/${id}`} variant="contained">
          {t('checkout.toOrder')}
        </Button>
        <Button component={Link} to={storePath} variant="outlined" color="secondary">
          {t('cart.goOn')}
        </Button>
      </div>
    </div>
  )
}
