import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from '../contract.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { useVariantName } from '../use-variant-name.ts'
import styles from './cells.module.css'

interface ProductNameProps {
  product: Product
  mayUpdate: boolean
}

/** Picture and name, linked to the form, or to the shop for users who may not change products. */
export function ProductName({ product, mayUpdate }: ProductNameProps) {
  const t = useTexts('shop')
  const { getChoiceName } = useVariantName()
  const { id, title, sku, photo, color, deleted, variantOf, variantCount } = product
  const choice = getChoiceName(product)
  return (
    <span className={styles.name}>
      <ProductPhoto photo={photo} size={40} className={styles.photo} />
      <span className={styles.words}>
        <Link
          className="truncate text-normal semibold text-start no-underline hover-brand hover-underline"
          to={mayUpdate && !deleted ? `/apps/ecommerce/edit/${variantOf ?? id}` : `/apps/ecommerce/detail/${id}`}
          draggable={false}
          dir="auto"
        >
          {title}
        </Link>
        <span className="row gap-2 min-inline-0">
          {choice && (
            <span className={styles.choice}>
              {color && <span className={styles.swatch} style={{ backgroundColor: color }} aria-hidden />}
              <bdi className="truncate">{choice}</bdi>
            </span>
          )}
          <span className={styles.sku} dir="auto">
            {sku ? <bdi>{sku}</bdi> : t('table.noSku')}
            {variantCount > 0 && (
              <span className={styles.count}>{t('table.variantCount', { count: variantCount })}</span>
            )}
          </span>
        </span>
      </span>
    </span>
  )
}
