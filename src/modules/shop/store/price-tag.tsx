import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/money.ts'
import type { Product } from '../contract.ts'
import styles from './price-tag.module.css'

/** What is paid, and beside it what it was before the discount. */
export function PriceTag({
  price,
  salesPrice,
  isLarge = false,
}: Pick<Product, 'price' | 'salesPrice'> & { isLarge?: boolean }) {
  const t = useTexts('shop')
  const format = useFormats()
  const isReduced = salesPrice < price
  return (
    <span className={styles.tag} data-large={isLarge}>
      {isReduced && <span className="visually-hidden">{t('store.nowAt')}</span>}
      <span className={styles.now}>{format.money(toCents(salesPrice))}</span>
      {isReduced && (
        <>
          <span className="visually-hidden">{t('store.insteadOf')}</span>
          <s className={styles.before}>{format.money(toCents(price))}</s>
        </>
      )}
    </span>
  )
}
