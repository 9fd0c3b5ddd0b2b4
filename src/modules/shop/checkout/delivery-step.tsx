import { Button, TextField } from '@mui/material'
import { Link, useNavigate } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { paymentMethods } from '../contract-orders.ts'
import { deliveries } from '../contract-quote.ts'
import type { Quote } from '../contract-quote.ts'
import { getDeliveryCost, type calculateSums } from '../quote.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import styles from './checkout.module.css'
import { ChoiceCards } from './choice-cards.tsx'

interface DeliveryStepProps {
  draft: CheckoutDraft
  sums: ReturnType<typeof calculateSums>
  /** Undefined while it is loading. */
  quote: Pick<Quote, 'dueDays'> | undefined
  onChange: (changes: Partial<CheckoutDraft>) => void
}

export function DeliveryStep({ draft, sums, quote, onChange }: DeliveryStepProps) {
  const goods = sums.subtotal - sums.discount
  const t = useTexts('shop')
  const format = useFormats()
  const navigate = useNavigate()
  const term = quote && t('checkout.invoiceTerm', { count: quote.dueDays })
  return (
    <Card>
      <form
        className={styles.form}
        aria-label={t('checkout.step.delivery')}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate('?step=review')
        }}
      >
        <ChoiceCards
          title={t('checkout.delivery')}
          value={draft.delivery}
          choices={deliveries.map((value) => ({
            value,
            name: t(`checkout.deliveries.${value}.name`),
            text: t(`checkout.deliveries.${value}.text`),
            detail:
              getDeliveryCost(value, goods) > 0 ? format.money(getDeliveryCost(value, goods)) : t('checkout.free'),
          }))}
          onChoose={(delivery) => onChange({ delivery })}
        />
        <ChoiceCards
          title={t('checkout.payment')}
          value={draft.payment}
          choices={paymentMethods.map((value) => ({
            value,
            name: t(`checkout.payments.${value}.name`),
            text: value === 'invoice' && term ? term : t(`checkout.payments.${value}.text`),
          }))}
          onChoose={(payment) => onChange({ payment })}
        />
        <TextField
          label={t('checkout.note')}
          multiline
          minRows={2}
          maxRows={8}
          fullWidth
          value={draft.note}
          onChange={({ target }) => onChange({ note: target.value })}
          slotProps={{ htmlInput: { maxLength: 2000, dir: 'auto' } }}
        />
        <div className="flex wrap justify-between gap-3 padding-block-start-4">
          <Button component={Link} to="?step=address" color="secondary">
            {t('checkout.back.address')}
          </Button>
          <Button type="submit" variant="contained">
            {t('checkout.next.review')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
