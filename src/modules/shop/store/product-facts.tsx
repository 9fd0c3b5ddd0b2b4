import { Button } from '@mui/material'
import { IconBuildingStore, IconShoppingCartPlus, IconTruck } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { RichText } from '#platform/ui/rich-text/rich-text.tsx'
import { QtyStepper } from '../cart/qty-stepper.tsx'
import { useCart } from '../cart/use-cart.ts'
import { useCartWrites } from '../cart/use-cart-writes.ts'
import type { Product } from '../contract.ts'
import { freeFrom } from '../quote.ts'
import { useVariantName } from '../use-variant-name.ts'
import { PriceTag } from './price-tag.tsx'
import styles from './product-facts.module.css'
import { Stars } from './stars.tsx'
import { StockLine } from './stock-line.tsx'
import { storeWith } from './store-view.ts'
import { VariantPicker } from './variant-picker.tsx'

interface ProductFactsProps {
  product: Product
  /** The product's variants and itself. */
  family: readonly Product[]
  onChoose: (product: Product) => void
}

/** Price, stock, choices and words, and what puts it into the cart. */
export function ProductFacts({ product, family, onChoose }: ProductFactsProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const { cart } = useCart()
  const { add } = useCartWrites()
  const { nameOf } = useVariantName()
  const [qty, setQty] = useState(1)
  const lines = cart?.lines ?? []
  const inCart = lines.find(({ id }) => id === product.id)?.qty ?? 0
  const left = Math.max(product.qty - inCart, 0)
  const isOffered = product.status === 'active' && !product.deleted
  const pieces = Math.min(qty, Math.max(left, 1))

  return (
    <div className="grid one-column content-start gap-4 min-inline-0">
      <div className={styles.head}>
        <ul className={styles.categories} aria-label={t('product.category')}>
          {product.category.map((category) => (
            <li key={category}>
              <Link to={storeWith({ category: [category] })}>{t(`product.categories.${category}`)}</Link>
            </li>
          ))}
        </ul>
        <Stars rating={product.rating} reviews={product.reviews} />
      </div>
      <div className="grid gap-4" role="status">
        <PriceTag isLarge price={product.price} salesPrice={product.salesPrice} />
        <StockLine product={product} />
      </div>
      <RichText html={product.description} className="reading" />
      {product.color === null && product.colors.length > 0 && (
        <dl className={styles.colors}>
          <dt>{t('product.colors')}</dt>
          {product.colors.map((color) => (
            <dd key={color}>
              <span className={styles.dot} style={{ backgroundColor: color }} aria-hidden />
              {t(`product.colorNames.${color}`)}
            </dd>
          ))}
        </dl>
      )}
      <VariantPicker family={family} product={product} onChoose={onChoose} />
      {isOffered && product.stock && (
        <div className={styles.buy}>
          <QtyStepper
            title={nameOf(product)}
            qty={pieces}
            most={Math.max(left, 1)}
            onStep={(by) => setQty(pieces + by)}
            onSet={setQty}
          />
          <Button
            variant="contained"
            size="large"
            disabled={left === 0}
            startIcon={<IconShoppingCartPlus aria-hidden />}
            onClick={() => {
              add(product, pieces, lines)
              setQty(1)
            }}
          >
            {t('store.addShort')}
          </Button>
          {inCart > 0 && (
            <span className="text-quiet text-13" role="status">
              {left === 0 ? t('store.allInCart', { count: inCart }) : t('store.inCart', { count: inCart })}
            </span>
          )}
        </div>
      )}
      <ul className={styles.services}>
        <li>
          <IconTruck size={20} aria-hidden />
          {t('store.freeFrom', { amount: format.money(freeFrom) })}
        </li>
        <li>
          <IconBuildingStore size={20} aria-hidden />
          {t('store.pickup')}
        </li>
      </ul>
      <dl className={styles.more}>
        <div>
          <dt>{t('product.sku')}</dt>
          <dd>{product.sku || '–'}</dd>
        </div>
        <div>
          <dt>{t('product.gender')}</dt>
          <dd>{t(`product.genders.${product.gender}`)}</dd>
        </div>
      </dl>
    </div>
  )
}
