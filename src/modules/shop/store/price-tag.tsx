import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Product } from '../contract.ts'
import styles from './price-tag.module.css'

interface PriceTagProps
  extends Pick<Product, 'price' | 'salesPrice'>, Partial<Pick<Product, 'lowestPrice' | 'highestPrice'>> {
  isLarge?: boolean
}

/** The sales price and, if discounted, the original one; for variants with different prices, the lowest. */
export function PriceTag({ price, salesPrice, lowestPrice, highestPrice, isLarge = false }: PriceTagProps) {
  const t = useTexts('shop')
  const format = useFormats()
  if (lowestPrice !== undefined && highestPrice !== undefined && lowestPrice < highestPrice)
    return (
      <span className={styles.tag} data-large={isLarge}>
        <span className={styles.now}>{t('store.fromPrice', { price: format.money(toCents(lowestPrice)) })}</span>
      </span>
    )
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
