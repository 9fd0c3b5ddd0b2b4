import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { calculateSums } from '../quote.ts'
import styles from './sums.module.css'

interface SumsProps {
  /** In cents. */
  sums: ReturnType<typeof calculateSums>
  /** In percent. */
  taxRate: number
  /** The given discount code, if it applies. */
  code?: string | undefined
  /** Of a placed order. Default: the workspace's. */
  currency?: string
}

/** The sums from the price of the goods to the total. */
export function Sums({ sums, taxRate, code, currency }: SumsProps) {
  const t = useTexts('shop')
  const format = useFormats(currency)
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('checkout.subtotal', { count: sums.pieces })}</dt>
        <dd>{format.money(sums.subtotal)}</dd>
      </div>
      {sums.discount > 0 && (
        <div className={styles.discount}>
          <dt>{t('checkout.discount')}</dt>
          <dd>{format.money(-sums.discount)}</dd>
        </div>
      )}
      <div>
        <dt>{t('checkout.deliveryCost')}</dt>
        <dd>{sums.deliveryCost > 0 ? format.money(sums.deliveryCost) : t('checkout.free')}</dd>
      </div>
      {code !== undefined && (
        <div className={styles.discount}>
          <dt>{t('checkout.code.sum', { code })}</dt>
          <dd>{format.money(-sums.deduction)}</dd>
        </div>
      )}
      <div>
        <dt>{t('checkout.tax', { percent: format.percent(taxRate / 100) })}</dt>
        <dd>{format.money(sums.tax)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('checkout.total')}</dt>
        <dd>{format.money(sums.total)}</dd>
      </div>
    </dl>
  )
}
