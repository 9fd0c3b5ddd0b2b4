import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from '../contract.ts'
import { ProductPhoto } from '../product-photo.tsx'
import styles from './cells.module.css'

interface ProductNameProps {
  product: Product
  mayUpdate: boolean
}

/** Picture and name, which lead to the form, or to the shop for those who may not change products. */
export function ProductName({ product, mayUpdate }: ProductNameProps) {
  const t = useTexts('shop')
  const { id, title, sku, photo, deleted } = product
  return (
    <span className={styles.name}>
      <ProductPhoto photo={photo} size={40} className={styles.photo} />
      <span className={styles.words}>
        <Link
          className={styles.title}
          to={mayUpdate && !deleted ? `/apps/ecommerce/edit/${id}` : `/apps/ecommerce/detail/${id}`}
          draggable={false}
          dir="auto"
        >
          {title}
        </Link>
        <span className={styles.sku}>{sku ? <bdi>{sku}</bdi> : t('table.noSku')}</span>
      </span>
    </span>
  )
}
