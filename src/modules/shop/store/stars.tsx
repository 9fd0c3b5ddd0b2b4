import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from '../contract.ts'
import styles from './stars.module.css'

interface StarsProps extends Pick<Product, 'rating' | 'reviews'> {
  /** Shows only the number of reviews, without a label, for narrow places. */
  isShort?: boolean
}

/** The average rating with one star, and the number of reviews. */
export function Stars({ rating, reviews, isShort = false }: StarsProps) {
  const t = useTexts('shop')
  const format = useFormats()
  if (reviews === 0)
    return (
      <span className="inline-row gap-1 text-quiet text-13 tabular nowrap">
        <IconStar size={14} aria-hidden />
        {t('store.noReviews')}
      </span>
    )
  return (
    <span className="inline-row gap-1 text-quiet text-13 tabular nowrap">
      <IconStarFilled className={styles.star} size={14} aria-hidden />
      <span className="visually-hidden">{t('store.stars', { rating: format.number(rating) })}</span>
      <span className="text-normal semibold" aria-hidden>
        {format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </span>
      <span className={isShort ? 'visually-hidden' : undefined}>{t('store.reviews', { count: reviews })}</span>
      {isShort && <span aria-hidden>({format.number(reviews)})</span>}
    </span>
  )
}
