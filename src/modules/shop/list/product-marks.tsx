import { IconCircleCheck, IconCircleDashed, IconStarFilled } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { toCents } from '#platform/numbers/money.ts'
import type { Product } from '../contract.ts'
import { isForSale, lowStock, productStatusChoices, productStatuses } from '../contract-fields.ts'
import styles from './cells.module.css'

export const statusIcons = mapNames(productStatuses, (status) =>
  isForSale(status) ? <IconCircleCheck size={16} aria-hidden /> : <IconCircleDashed size={16} aria-hidden />,
)

export function ProductStatus({ status }: Pick<Product, 'status'>) {
  const t = useTexts('shop')
  return (
    <span className={styles.status} data-tone={productStatusChoices[status].tone}>
      {statusIcons[status]}
      {t(`product.statuses.${status}`)}
    </span>
  )
}

/** The number of pieces left, with a label if it is low. */
export function ProductStock({ qty }: Pick<Product, 'qty'>) {
  const t = useTexts('shop')
  const format = useFormats()
  const level = qty === 0 ? 'out' : qty <= lowStock ? 'low' : 'enough'
  return (
    <span className={styles.stock} data-level={level}>
      {level !== 'enough' && (
        <span className={styles.level}>{t(`product.${level === 'out' ? 'soldOut' : 'lowStock'}`)}</span>
      )}
      {format.number(qty)}
    </span>
  )
}

export function ProductRating({ rating, reviews }: Pick<Product, 'rating' | 'reviews'>) {
  const t = useTexts('shop')
  const format = useFormats()
  if (reviews === 0) return <span className="text-quiet">{t('table.noReviews')}</span>
  return (
    <span className="inline-row gap-1">
      <IconStarFilled className={styles.star} size={14} aria-hidden />
      <span className="visually-hidden">{t('table.stars', { rating: format.number(rating) })}</span>
      <span aria-hidden>{format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</span>
      <span className="text-quiet">({format.number(reviews)})</span>
    </span>
  )
}

export function SalesPrice({ price, salesPrice }: Pick<Product, 'price' | 'salesPrice'>) {
  const format = useFormats()
  return <span className={salesPrice < price ? styles.reduced : ''}>{format.money(toCents(salesPrice))}</span>
}
