import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from '../contract.ts'
import { isForSale, lowStock } from '../contract-fields.ts'
import styles from './product-facts.module.css'

/** Whether the product is available, and why not. */
export function StockLine({ product }: { product: Product }) {
  const t = useTexts('shop')
  if (product.deleted)
    return (
      <p className={styles.stock} data-level="none">
        <IconTrash size={18} aria-hidden />
        {t('store.inTrash')}
      </p>
    )
  if (!isForSale(product.status))
    return (
      <p className={styles.stock} data-level="few">
        <IconPencil size={18} aria-hidden />
        {t('store.notForSale', { status: t(`product.statuses.${product.status}`) })}
      </p>
    )
  if (!product.stock)
    return (
      <p className={styles.stock} data-level="none">
        <IconCircleX size={18} aria-hidden />
        {t('product.soldOut')}
      </p>
    )
  const isLow = product.qty <= lowStock
  return (
    <p className={styles.stock} data-level={isLow ? 'few' : 'enough'}>
      {isLow ? <IconAlertTriangle size={18} aria-hidden /> : <IconCircleCheck size={18} aria-hidden />}
      {isLow ? t('store.left', { count: product.qty }) : t('product.inStock')}
    </p>
  )
}
