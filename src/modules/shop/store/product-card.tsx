import { IconShoppingCartPlus } from '@tabler/icons-react'
import { IconButton, Tooltip } from '@mui/material'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CardLink } from '#platform/ui/card-link/card-link.tsx'
import type { Product } from '../contract.ts'
import { lowStock } from '../contract-fields.ts'
import { ProductPhoto } from '../picture/product-photo.tsx'
import { ColorDots } from './color-dots.tsx'
import { PriceTag } from './price-tag.tsx'
import styles from './product-card.module.css'
import { Stars } from './stars.tsx'
import { toProductPath } from './store-view.ts'

interface ProductCardProps {
  product: Product
  /** The number of its pieces in the cart. */
  inCart: number
  onAdd: () => void
  level?: 2 | 3
}

/** A product in a grid: picture and name link to it, a button adds one piece to the cart. */
export function ProductCard({ product, inCart, onAdd, level = 2 }: ProductCardProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const { title, discount, familyQty: available, variantCount } = product
  const Heading = level === 2 ? 'h2' : 'h3'
  const add = inCart > 0 ? t('store.addMore', { title, count: inCart }) : t('store.add', { title })
  return (
    <article className={styles.card}>
      <div className={styles.picture} data-out={available === 0}>
        <ProductPhoto className={styles.photo} photo={product.photo} size={640} />
        <span className={styles.marks}>
          {discount > 0 && (
            <span className={styles.off}>{t('store.off', { percent: format.percent(discount / 100) })}</span>
          )}
          {available === 0 && <span>{t('product.soldOut')}</span>}
          {available > 0 && available <= lowStock && (
            <span className={styles.few}>{t('store.left', { count: available })}</span>
          )}
        </span>
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <CardLink to={toProductPath(product.id)} {...asWritten(title)}>
            {title}
          </CardLink>
        </Heading>
        <div className={styles.line}>
          <Stars isShort rating={product.rating} reviews={product.reviews} />
          {(variantCount > 0 || product.colors.length === 1) && <ColorDots colors={product.colors} />}
        </div>
        <div className={styles.line}>
          <PriceTag
            price={product.price}
            salesPrice={product.salesPrice}
            lowestPrice={product.lowestPrice}
            highestPrice={product.highestPrice}
          />
          {available > 0 && variantCount > 0 && (
            <Link className={styles.choose} to={toProductPath(product.id)} aria-label={t('store.choose', { title })}>
              {t('store.chooseShort')}
            </Link>
          )}
          {available > 0 && variantCount === 0 && (
            <Tooltip title={t('store.addShort')}>
              <IconButton className={styles.add} aria-label={add} onClick={onAdd}>
                <IconShoppingCartPlus size={20} aria-hidden />
                {inCart > 0 && <span className={styles.dot} />}
              </IconButton>
            </Tooltip>
          )}
        </div>
      </div>
    </article>
  )
}
