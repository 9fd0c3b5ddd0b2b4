import { IconAlertCircle } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/states/error-state.tsx'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { Cart } from '../contract-cart.ts'
import type { Address } from '../contract-address.ts'
import type { FullOrder } from '../contract-orders.ts'
import { AddressLines } from './address-lines.tsx'
import { type CheckoutDraft, describeContent, getKey } from './checkout-draft.ts'
import styles from './checkout.module.css'
import { OrderedLines } from './ordered-lines.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import type { QuoteState } from './use-quote.ts'

interface ReviewStepProps {
  cart: Cart
  /** Whether writes to the cart are pending. */
  isBusy: boolean
  quoting: QuoteState
  draft: CheckoutDraft
  address: Address
  onKey: (key: CheckoutDraft['key']) => void
  onPlaced: (order: FullOrder) => void
}

/** A summary of the order, and the button that places it. */
export function ReviewStep({ cart, isBusy, quoting, draft, address, onKey, onPlaced }: ReviewStepProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const { quote, error, refetch, isStale, code } = quoting
  const { place, isPending, problem } = usePlaceOrder(onPlaced)
  const buy = () => {
    if (!quote) return
    const key = getKey(draft, describeContent(cart.lines))
    onKey(key)
    const { delivery, payment, note } = draft
    // A code that does not apply is not sent: its reason is shown beside the sum, which does not include it.
    void place({ key: key.id, address, delivery, payment, note, ...(code && { code: code.name }), total: quote.total })
  }

  return (
    <Card title={t('checkout.step.review')}>
      <Chosen draft={draft} address={address} />
      <OrderedLines
        lines={cart.lines.map(({ id, qty, total, product }) => ({
          id,
          qty,
          total,
          title: product.title,
          color: product.color,
          size: product.size,
          photo: product.photo,
        }))}
      />
      <div role="alert">
        {problem && (
          <p className={styles.summary}>
            <IconAlertCircle size={20} aria-hidden />
            {problem}
          </p>
        )}
      </div>
      {error && !quote ? (
        <ErrorState small as="p" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex wrap justify-between gap-3 padding-block-start-4">
          <Button component={Link} to="?step=delivery" color="secondary" disabled={isPending}>
            {t('checkout.back.delivery')}
          </Button>
          <Button
            variant="contained"
            size="large"
            loading={isPending}
            loadingPosition="start"
            disabled={!quote || isBusy || isStale}
            onClick={buy}
          >
            {quote ? t('checkout.place', { total: format.money(toCents(quote.total)) }) : <Skeleton width={160} />}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Address, delivery and payment as chosen, with links to change them. */
function Chosen({ draft, address }: Pick<ReviewStepProps, 'draft' | 'address'>) {
  const t = useTexts('shop')
  return (
    <div className={styles.review}>
      <section>
        <h3>{t('checkout.address')}</h3>
        <AddressLines address={address} />
        <Link to="?step=address">{t('checkout.changeAddress')}</Link>
      </section>
      <section>
        <h3>{t('checkout.step.delivery')}</h3>
        <p>{t(`checkout.deliveries.${draft.delivery}.name`)}</p>
        <p>{t(`checkout.payments.${draft.payment}.name`)}</p>
        {draft.note.trim() && (
          <p className="text-quiet pre-line break-anywhere" {...asWritten(draft.note)}>
            {draft.note}
          </p>
        )}
        <Link to="?step=delivery">{t('checkout.changeDelivery')}</Link>
      </section>
    </div>
  )
}
