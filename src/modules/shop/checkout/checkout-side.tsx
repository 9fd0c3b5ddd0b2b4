import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import { freeDeliveryFrom, type calculateSums, taxRate } from '../quote.ts'
import styles from './checkout.module.css'
import { CodeField } from './code-field.tsx'
import type { Step } from './checkout-view.ts'
import { Sums } from './sums.tsx'
import type { QuoteState } from './use-quote.ts'

interface CheckoutSideProps {
  sums: ReturnType<typeof calculateSums>
  step: Step
  /** Whether everything in the cart can be bought. */
  canBuy: boolean
  /** Whether the buyer's role may place orders. */
  mayBuy: boolean
  /** The buyer's discount code, valid or not. */
  code: string | undefined
  quoting: QuoteState
  onCode: (code: string | undefined) => void
}

/** The sums, and in the cart the link to the next step. */
export function CheckoutSide({ sums, step, canBuy, mayBuy, code, quoting, onCode }: CheckoutSideProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const missing = freeDeliveryFrom - (sums.subtotal - sums.discount)
  return (
    <aside className={styles.side} aria-label={t('checkout.summary')}>
      <Card title={t('checkout.summary')}>
        <div className={styles.code}>
          <CodeField code={code} quoting={quoting} deduction={sums.deduction} onChange={onCode} />
        </div>
        <Sums sums={sums} taxRate={taxRate} code={quoting.code?.name} />
        {step === 'cart' && (
          <div className={styles.next}>
            <Button
              component={Link}
              to="?step=address"
              variant="contained"
              size="large"
              fullWidth
              disabled={!canBuy}
              aria-describedby="cart-hint"
            >
              {t('checkout.begin')}
            </Button>
            <p id="cart-hint" className="text-quiet text-13" role="status">
              {!mayBuy && t('checkout.notAllowed')}
              {mayBuy && !canBuy && t('checkout.problems')}
              {canBuy &&
                missing > 0 &&
                sums.deliveryCost > 0 &&
                t('checkout.toFree', { amount: format.money(missing) })}
            </p>
          </div>
        )}
      </Card>
    </aside>
  )
}
